/// The words of each language, as iOS shows them where they are known from there (R-WRD-1): `/` stands between two, and they have the order of
/// ``SystemWord``, a line for each of its groups.
let wordTable: [String: String] = [
    "en": """
        Done / Cancel / Edit / Save / Undo / Redo / Add / Share / Search / Refresh / Stop / Delete / Play / Pause / Rewind / Fast forward / Close / Back
        Cut / Copy / Paste / Select / Select All / Show previous items / Show next items / Insert / Reorder / Move Up / Move Down / Section index / Sidebar
        More / Favorites / Featured / Top Rated / Recents / Contacts / History / Bookmarks / Downloads / Most Recent / Most Viewed
        Today / hour / hours / min / page %1 of %2
        space / return / go / join / next / route / search / send / done / continue / Emergency
        Search Emoji / Split / Merge / shift / delete / next keyboard / hide keyboard / emoji / end search / left keyboard / right keyboard / whole keyboard
        Recently Used / Smileys & People / Animals & Nature / Food & Drink / Activity / Travel & Places / Objects / Symbols / Flags
        button / link / image / heading / search field / switch button / on / off / tab bar / adjustable / summary / selected / dimmed
        text field / secure text field / is editing / double tap to edit / swipe up or down with one finger to adjust the value
        """,
    "de": """
        Fertig / Abbrechen / Bearbeiten / Sichern / Widerrufen / Wiederholen / Hinzufügen / Teilen / Suchen / Aktualisieren / Stopp / Löschen / Wiedergabe / Pause / Zurückspulen / Vorspulen / Schließen / Zurück
        Ausschneiden / Kopieren / Einsetzen / Auswählen / Alles auswählen / Vorherige Objekte anzeigen / Nächste Objekte anzeigen / Einfügen / Neu anordnen / Nach oben bewegen / Nach unten bewegen / Abschnittsindex / Seitenleiste
        Mehr / Favoriten / Highlights / Topbewertungen / Zuletzt benutzt / Kontakte / Verlauf / Lesezeichen / Downloads / Neueste / Meistgesehen
        Heute / Stunde / Stunden / Min. / Seite %1 von %2
        Leerzeichen / Return / Öffnen / Verbinden / Weiter / Route / Suchen / Senden / Fertig / Fortfahren / Notruf
        Emojis suchen / Teilen / Zusammenführen / Umschalttaste / Löschen / Nächste Tastatur / Tastatur ausblenden / Emoji / Suche beenden / Tastatur links / Tastatur rechts / Ganze Tastatur
        Zuletzt benutzt / Smileys & Personen / Tiere & Natur / Essen & Trinken / Aktivität / Reisen & Orte / Objekte / Symbole / Flaggen
        Taste / Link / Bild / Überschrift / Suchfeld / Umschalter / ein / aus / Tableiste / anpassbar / Übersicht / ausgewählt / grau dargestellt
        Textfeld / Sicheres Textfeld / wird bearbeitet / Doppeltippen, um zu bearbeiten / Mit einem Finger nach oben oder unten streichen, um den Wert anzupassen
        """,
    "fr": """
        OK / Annuler / Modifier / Enregistrer / Annuler / Rétablir / Ajouter / Partager / Rechercher / Actualiser / Arrêter / Supprimer / Lecture / Pause / Retour rapide / Avance rapide / Fermer / Retour
        Couper / Copier / Coller / Sélectionner / Tout sélectionner / Afficher les éléments précédents / Afficher les éléments suivants / Insérer / Réorganiser / Déplacer vers le haut / Déplacer vers le bas / Index de section / Barre latérale
        Plus / Favoris / En vedette / Les mieux notés / Récents / Contacts / Historique / Signets / Téléchargements / Les plus récents / Les plus vus
        Aujourd’hui / heure / heures / min / page %1 sur %2
        espace / retour / accéder / rejoindre / suivant / itinéraire / rechercher / envoyer / OK / continuer / Urgence
        Rechercher un emoji / Diviser / Fusionner / majuscule / supprimer / clavier suivant / masquer le clavier / emoji / terminer la recherche / clavier à gauche / clavier à droite / clavier entier
        Utilisés récemment / Smileys et personnes / Animaux et nature / Nourriture et boissons / Activités / Voyages et lieux / Objets / Symboles / Drapeaux
        bouton / lien / image / en-tête / champ de recherche / bouton de permutation / activé / désactivé / barre d’onglets / ajustable / résumé / sélectionné / estompé
        champ de texte / champ de texte sécurisé / en cours de modification / touchez deux fois pour modifier / balayez vers le haut ou le bas avec un doigt pour ajuster la valeur
        """,
    "es": """
        OK / Cancelar / Editar / Guardar / Deshacer / Rehacer / Añadir / Compartir / Buscar / Actualizar / Detener / Eliminar / Reproducir / Pausa / Retroceder / Avance rápido / Cerrar / Atrás
        Cortar / Copiar / Pegar / Seleccionar / Seleccionar todo / Mostrar los elementos anteriores / Mostrar los elementos siguientes / Insertar / Reordenar / Mover hacia arriba / Mover hacia abajo / Índice de secciones / Barra lateral
        Más / Favoritos / Destacados / Mejor valorados / Recientes / Contactos / Historial / Marcadores / Descargas / Más recientes / Más vistos
        Hoy / hora / horas / min / página %1 de %2
        espacio / intro / ir / acceder / siguiente / ruta / buscar / enviar / OK / continuar / Emergencia
        Buscar emojis / Dividir / Combinar / mayúsculas / eliminar / teclado siguiente / ocultar teclado / emoji / finalizar búsqueda / teclado a la izquierda / teclado a la derecha / teclado completo
        Usados recientemente / Emoticonos y personas / Animales y naturaleza / Comida y bebida / Actividades / Viajes y lugares / Objetos / Símbolos / Banderas
        botón / enlace / imagen / encabezado / campo de búsqueda / botón conmutador / activado / desactivado / barra de pestañas / ajustable / resumen / seleccionado / atenuado
        campo de texto / campo de texto seguro / en edición / pulsa dos veces para editar / desliza un dedo hacia arriba o hacia abajo para ajustar el valor
        """,
    "it": """
        Fine / Annulla / Modifica / Salva / Annulla / Ripristina / Aggiungi / Condividi / Cerca / Aggiorna / Interrompi / Elimina / Riproduci / Pausa / Riavvolgi / Avanti veloce / Chiudi / Indietro
        Taglia / Copia / Incolla / Seleziona / Seleziona tutto / Mostra gli elementi precedenti / Mostra gli elementi successivi / Inserisci / Riordina / Sposta su / Sposta giù / Indice delle sezioni / Barra laterale
        Altro / Preferiti / In primo piano / Più votati / Recenti / Contatti / Cronologia / Segnalibri / Download / Più recenti / Più visti
        Oggi / ora / ore / min / pagina %1 di %2
        spazio / invio / vai / accedi / avanti / percorso / cerca / invia / fine / continua / Emergenza
        Cerca emoji / Dividi / Unisci / maiuscole / elimina / tastiera successiva / nascondi tastiera / emoji / termina ricerca / tastiera a sinistra / tastiera a destra / tastiera intera
        Usati di recente / Faccine e persone / Animali e natura / Cibi e bevande / Attività / Viaggi e luoghi / Oggetti / Simboli / Bandiere
        pulsante / link / immagine / intestazione / campo di ricerca / pulsante interruttore / attivo / non attivo / barra dei pannelli / regolabile / riepilogo / selezionato / disattivato
        campo di testo / campo di testo protetto / in modifica / tocca due volte per modificare / scorri verso l’alto o verso il basso con un dito per regolare il valore
        """,
    "pt": """
        OK / Cancelar / Editar / Salvar / Desfazer / Refazer / Adicionar / Compartilhar / Buscar / Atualizar / Parar / Apagar / Reproduzir / Pausar / Retroceder / Avançar / Fechar / Voltar
        Cortar / Copiar / Colar / Selecionar / Selecionar Tudo / Mostrar itens anteriores / Mostrar próximos itens / Inserir / Reordenar / Mover para Cima / Mover para Baixo / Índice de seções / Barra lateral
        Mais / Favoritos / Destaques / Mais Bem Avaliados / Recentes / Contatos / Histórico / Favoritos / Downloads / Mais Recentes / Mais Vistos
        Hoje / hora / horas / min / página %1 de %2
        espaço / retorno / ir / conectar / seguinte / rota / buscar / enviar / OK / continuar / Emergência
        Buscar Emoji / Dividir / Unir / maiúsculas / apagar / próximo teclado / ocultar teclado / emoji / encerrar busca / teclado à esquerda / teclado à direita / teclado inteiro
        Usados Recentemente / Sorrisos e Pessoas / Animais e Natureza / Comidas e Bebidas / Atividades / Viagens e Lugares / Objetos / Símbolos / Bandeiras
        botão / link / imagem / título / campo de busca / botão de alternância / ativado / desativado / barra de abas / ajustável / resumo / selecionado / escurecido
        campo de texto / campo de texto seguro / em edição / toque duas vezes para editar / passe o dedo para cima ou para baixo para ajustar o valor
        """,
    "nl": """
        Gereed / Annuleer / Wijzig / Bewaar / Herstel / Opnieuw / Voeg toe / Deel / Zoek / Vernieuw / Stop / Verwijder / Speel af / Pauzeer / Terugspoelen / Vooruitspoelen / Sluit / Terug
        Knip / Kopieer / Plak / Selecteer / Selecteer alles / Toon vorige onderdelen / Toon volgende onderdelen / Voeg in / Wijzig volgorde / Verplaats omhoog / Verplaats omlaag / Sectie-index / Navigatiekolom
        Meer / Favorieten / Uitgelicht / Best beoordeeld / Recent / Contacten / Geschiedenis / Bladwijzers / Downloads / Meest recent / Meest bekeken
        Vandaag / uur / uur / min / pagina %1 van %2
        spatie / return / ga / verbind / volgende / route / zoek / stuur / gereed / ga door / Noodoproep
        Zoek emoji / Splits / Voeg samen / shift / verwijder / volgend toetsenbord / verberg toetsenbord / emoji / stop zoeken / toetsenbord links / toetsenbord rechts / heel toetsenbord
        Recent gebruikt / Smileys en personen / Dieren en natuur / Eten en drinken / Activiteiten / Reizen en plaatsen / Objecten / Symbolen / Vlaggen
        knop / link / afbeelding / kop / zoekveld / schakelknop / aan / uit / tabbladbalk / aanpasbaar / samenvatting / geselecteerd / grijs weergegeven
        tekstveld / beveiligd tekstveld / wordt bewerkt / tik dubbel om te wijzigen / veeg met één vinger omhoog of omlaag om de waarde aan te passen
        """,
    "sv": """
        Klar / Avbryt / Ändra / Spara / Ångra / Gör om / Lägg till / Dela / Sök / Uppdatera / Stoppa / Radera / Spela upp / Pausa / Spola tillbaka / Spola framåt / Stäng / Tillbaka
        Klipp ut / Kopiera / Klistra in / Markera / Markera allt / Visa föregående objekt / Visa nästa objekt / Infoga / Ändra ordning / Flytta upp / Flytta ned / Avsnittsindex / Sidofält
        Mer / Favoriter / Utvalt / Högst betyg / Senaste / Kontakter / Historik / Bokmärken / Hämtningar / Nyaste / Mest visade
        Idag / timme / timmar / min / sida %1 av %2
        mellanslag / retur / gå / anslut / nästa / färdväg / sök / skicka / klar / fortsätt / Nödsamtal
        Sök emoji / Dela / Slå ihop / skift / radera / nästa tangentbord / göm tangentbord / emoji / avsluta sökning / tangentbord till vänster / tangentbord till höger / hela tangentbordet
        Senast använda / Smileys och personer / Djur och natur / Mat och dryck / Aktiviteter / Resor och platser / Föremål / Symboler / Flaggor
        knapp / länk / bild / rubrik / sökfält / omkopplarknapp / på / av / flikfält / justerbar / översikt / markerad / nedtonad
        textfält / säkert textfält / redigeras / dubbeltryck för att redigera / svep uppåt eller nedåt med ett finger för att justera värdet
        """,
    "da": """
        OK / Annuller / Rediger / Arkiver / Fortryd / Gentag / Tilføj / Del / Søg / Opdater / Stop / Slet / Afspil / Pause / Spol tilbage / Spol frem / Luk / Tilbage
        Klip / Kopier / Sæt ind / Vælg / Vælg alt / Vis forrige emner / Vis næste emner / Indsæt / Skift rækkefølge / Flyt op / Flyt ned / Sektionsindeks / Sidepanel
        Mere / Favoritter / Udvalgte / Bedst bedømt / Seneste / Kontakter / Historik / Bogmærker / Overførsler / Nyeste / Mest sete
        I dag / time / timer / min. / side %1 af %2
        mellemrum / retur / gå / forbind / næste / rute / søg / send / færdig / fortsæt / Nødopkald
        Søg efter emoji / Del / Flet / skift / slet / næste tastatur / skjul tastatur / emoji / afslut søgning / tastatur til venstre / tastatur til højre / hele tastaturet
        Senest brugte / Smileys og mennesker / Dyr og natur / Mad og drikke / Aktiviteter / Rejser og steder / Objekter / Symboler / Flag
        knap / link / billede / overskrift / søgefelt / skifteknap / til / fra / fanebjælke / kan justeres / oversigt / valgt / nedtonet
        tekstfelt / sikkert tekstfelt / redigeres / tryk to gange for at redigere / stryg op eller ned med en finger for at justere værdien
        """,
    "nb": """
        Ferdig / Avbryt / Rediger / Arkiver / Angre / Utfør likevel / Legg til / Del / Søk / Oppdater / Stopp / Slett / Spill av / Pause / Spol tilbake / Spol forover / Lukk / Tilbake
        Klipp ut / Kopier / Lim inn / Marker / Marker alt / Vis forrige objekter / Vis neste objekter / Sett inn / Endre rekkefølge / Flytt opp / Flytt ned / Seksjonsindeks / Sidepanel
        Mer / Favoritter / Utvalgte / Best vurdert / Siste / Kontakter / Historikk / Bokmerker / Nedlastinger / Nyeste / Mest sett
        I dag / time / timer / min / side %1 av %2
        mellomrom / retur / gå / koble til / neste / rute / søk / send / ferdig / fortsett / Nødanrop
        Søk etter emoji / Del / Slå sammen / skift / slett / neste tastatur / skjul tastatur / emoji / avslutt søk / tastatur til venstre / tastatur til høyre / hele tastaturet
        Nylig brukt / Smileyer og mennesker / Dyr og natur / Mat og drikke / Aktiviteter / Reise og steder / Objekter / Symboler / Flagg
        knapp / lenke / bilde / overskrift / søkefelt / bryterknapp / på / av / fanelinje / justerbar / oversikt / markert / nedtonet
        tekstfelt / sikkert tekstfelt / redigeres / dobbelttrykk for å redigere / sveip opp eller ned med én finger for å justere verdien
        """,
    "fi": """
        Valmis / Kumoa / Muokkaa / Tallenna / Kumoa / Tee uudelleen / Lisää / Jaa / Etsi / Päivitä / Pysäytä / Poista / Toista / Tauko / Kelaa taaksepäin / Kelaa eteenpäin / Sulje / Takaisin
        Leikkaa / Kopioi / Sijoita / Valitse / Valitse kaikki / Näytä edelliset kohteet / Näytä seuraavat kohteet / Lisää / Järjestä uudelleen / Siirrä ylös / Siirrä alas / Osiohakemisto / Sivupalkki
        Lisää / Suosikit / Esittelyssä / Parhaat arviot / Äskeiset / Yhteystiedot / Historia / Kirjanmerkit / Lataukset / Uusimmat / Katsotuimmat
        Tänään / tunti / tuntia / min / sivu %1/%2
        väli / rivinvaihto / siirry / liity / seuraava / reitti / etsi / lähetä / valmis / jatka / Hätäpuhelu
        Etsi emojeja / Jaa / Yhdistä / vaihto / poista / seuraava näppäimistö / kätke näppäimistö / emoji / lopeta haku / näppäimistö vasemmalla / näppäimistö oikealla / koko näppäimistö
        Viimeksi käytetyt / Hymiöt ja ihmiset / Eläimet ja luonto / Ruoka ja juoma / Aktiviteetit / Matkailu ja paikat / Esineet / Symbolit / Liput
        painike / linkki / kuva / otsikko / hakukenttä / kytkinpainike / päällä / pois / välilehtipalkki / säädettävä / yhteenveto / valittu / himmennetty
        tekstikenttä / suojattu tekstikenttä / muokataan / muokkaa kaksoisnapauttamalla / säädä arvoa pyyhkäisemällä ylös tai alas yhdellä sormella
        """,
    "pl": """
        Gotowe / Anuluj / Edycja / Zachowaj / Cofnij / Ponów / Dodaj / Udostępnij / Szukaj / Odśwież / Zatrzymaj / Usuń / Odtwórz / Pauza / Przewiń wstecz / Przewiń do przodu / Zamknij / Wróć
        Wytnij / Kopiuj / Wklej / Wybierz / Zaznacz wszystko / Pokaż poprzednie rzeczy / Pokaż następne rzeczy / Wstaw / Zmień kolejność / Przenieś w górę / Przenieś w dół / Indeks sekcji / Pasek boczny
        Więcej / Ulubione / Polecane / Najwyżej oceniane / Ostatnie / Kontakty / Historia / Zakładki / Pobrane rzeczy / Najnowsze / Najczęściej oglądane
        Dziś / godz. / godz. / min / strona %1 z %2
        spacja / Enter / idź / połącz / dalej / trasa / szukaj / wyślij / gotowe / kontynuuj / Alarmowe
        Szukaj emoji / Podziel / Połącz / shift / usuń / następna klawiatura / ukryj klawiaturę / emoji / zakończ szukanie / klawiatura po lewej / klawiatura po prawej / cała klawiatura
        Ostatnio używane / Buźki i ludzie / Zwierzęta i przyroda / Jedzenie i picie / Aktywność / Podróże i miejsca / Przedmioty / Symbole / Flagi
        przycisk / łącze / obrazek / nagłówek / pole wyszukiwania / przełącznik / włączone / wyłączone / pasek kart / regulowane / podsumowanie / zaznaczone / wyszarzone
        pole tekstowe / bezpieczne pole tekstowe / trwa edycja / stuknij dwukrotnie, aby edytować / przesuń jednym palcem w górę lub w dół, aby zmienić wartość
        """,
    "cs": """
        Hotovo / Zrušit / Upravit / Uložit / Zpět / Znovu / Přidat / Sdílet / Hledat / Obnovit / Zastavit / Smazat / Přehrát / Pauza / Přetočit zpět / Přetočit vpřed / Zavřít / Zpět
        Vyjmout / Kopírovat / Vložit / Vybrat / Vybrat vše / Zobrazit předchozí položky / Zobrazit další položky / Vložit / Změnit pořadí / Posunout nahoru / Posunout dolů / Rejstřík oddílů / Boční panel
        Další / Oblíbené / Doporučené / Nejlépe hodnocené / Poslední / Kontakty / Historie / Záložky / Stažené / Nejnovější / Nejsledovanější
        Dnes / h / h / min / stránka %1 z %2
        mezerník / enter / přejít / připojit / další / trasa / hledat / odeslat / hotovo / pokračovat / Tísňové volání
        Hledat emoji / Rozdělit / Sloučit / shift / smazat / další klávesnice / skrýt klávesnici / emoji / ukončit hledání / klávesnice vlevo / klávesnice vpravo / celá klávesnice
        Naposledy použité / Smajlíci a lidé / Zvířata a příroda / Jídlo a pití / Aktivity / Cestování a místa / Předměty / Symboly / Vlajky
        tlačítko / odkaz / obrázek / nadpis / pole hledání / přepínač / zapnuto / vypnuto / panel karet / lze nastavit / souhrn / vybráno / ztlumeno
        textové pole / zabezpečené textové pole / upravuje se / upravíte dvojitým klepnutím / hodnotu změníte přejetím jedním prstem nahoru nebo dolů
        """,
    "ru": """
        Готово / Отменить / Править / Сохранить / Отменить / Повторить / Добавить / Поделиться / Поиск / Обновить / Остановить / Удалить / Воспроизвести / Пауза / Назад / Вперед / Закрыть / Назад
        Вырезать / Скопировать / Вставить / Выбрать / Выбрать все / Показать предыдущие объекты / Показать следующие объекты / Вставить / Изменить порядок / Переместить вверх / Переместить вниз / Указатель разделов / Боковое меню
        Еще / Избранное / Рекомендуемое / Высший рейтинг / Недавние / Контакты / История / Закладки / Загрузки / Новейшие / Популярные
        Сегодня / ч / ч / мин / страница %1 из %2
        Пробел / Ввод / Перейти / Войти / Далее / Маршрут / Найти / Отправить / Готово / Продолжить / Вызов SOS
        Поиск эмодзи / Разделить / Объединить / регистр / удалить / следующая клавиатура / скрыть клавиатуру / эмодзи / завершить поиск / клавиатура слева / клавиатура справа / вся клавиатура
        Недавние / Смайлики и люди / Животные и природа / Еда и напитки / Занятия / Путешествия и места / Предметы / Символы / Флаги
        кнопка / ссылка / изображение / заголовок / поле поиска / переключатель / включено / выключено / панель вкладок / регулируется / сводка / выбрано / затемнено
        текстовое поле / защищенное текстовое поле / редактируется / коснитесь дважды, чтобы изменить / смахните одним пальцем вверх или вниз, чтобы изменить значение
        """,
    "uk": """
        Готово / Скасувати / Редагувати / Зберегти / Відмінити / Повторити / Додати / Поширити / Пошук / Оновити / Зупинити / Видалити / Відтворити / Пауза / Назад / Вперед / Закрити / Назад
        Вирізати / Копіювати / Вставити / Вибрати / Вибрати все / Показати попередні елементи / Показати наступні елементи / Вставити / Змінити порядок / Перемістити вгору / Перемістити вниз / Покажчик розділів / Бічна панель
        Більше / Улюблені / Рекомендовані / Найвищий рейтинг / Недавні / Контакти / Історія / Закладки / Викачане / Найновіші / Популярні
        Сьогодні / год / год / хв / сторінка %1 з %2
        пробіл / ввід / перейти / приєднатися / далі / маршрут / знайти / надіслати / готово / продовжити / Екстрений виклик
        Пошук емодзі / Розділити / Об’єднати / регістр / видалити / наступна клавіатура / сховати клавіатуру / емодзі / завершити пошук / клавіатура ліворуч / клавіатура праворуч / уся клавіатура
        Недавні / Смайлики та люди / Тварини та природа / Їжа та напої / Заняття / Подорожі та місця / Предмети / Символи / Прапори
        кнопка / посилання / зображення / заголовок / поле пошуку / перемикач / увімкнено / вимкнено / панель вкладок / регулюється / підсумок / вибрано / затемнено
        текстове поле / захищене текстове поле / редагується / торкніться двічі, щоб редагувати / проведіть одним пальцем угору або вниз, щоб змінити значення
        """,
    "tr": """
        Bitti / Vazgeç / Düzenle / Kaydet / Geri Al / Yinele / Ekle / Paylaş / Ara / Yenile / Durdur / Sil / Oynat / Duraklat / Geri Sar / İleri Sar / Kapat / Geri
        Kes / Kopyala / Yapıştır / Seç / Tümünü Seç / Önceki öğeleri göster / Sonraki öğeleri göster / Araya Ekle / Yeniden Sırala / Yukarı Taşı / Aşağı Taşı / Bölüm dizini / Kenar çubuğu
        Daha Fazla / Favoriler / Öne Çıkan / En Beğenilenler / Son Kullanılanlar / Kişiler / Geçmiş / Yer İmleri / İndirilenler / En Yeniler / En Çok Görüntülenenler
        Bugün / saat / saat / dk. / sayfa %1, toplam %2
        boşluk / geç / git / katıl / sonraki / güzergâh / ara / gönder / bitti / sürdür / Acil
        Emoji Ara / Ayır / Birleştir / shift / sil / sonraki klavye / klavyeyi gizle / emoji / aramayı bitir / soldaki klavye / sağdaki klavye / bütün klavye
        Sık Kullanılanlar / Suratlar ve İnsanlar / Hayvanlar ve Doğa / Yiyecek ve İçecek / Etkinlik / Seyahat ve Yerler / Nesneler / Semboller / Bayraklar
        düğme / bağlantı / görüntü / başlık / arama alanı / anahtar düğmesi / açık / kapalı / sekme çubuğu / ayarlanabilir / özet / seçili / soluk
        metin alanı / güvenli metin alanı / düzenleniyor / düzenlemek için çift dokunun / değeri ayarlamak için bir parmağınızla yukarı veya aşağı kaydırın
        """,
    "el": """
        Τέλος / Ακύρωση / Επεξεργασία / Αποθήκευση / Αναίρεση / Επανάληψη / Προσθήκη / Κοινή χρήση / Αναζήτηση / Ανανέωση / Διακοπή / Διαγραφή / Αναπαραγωγή / Παύση / Επιστροφή / Γρήγορα εμπρός / Κλείσιμο / Πίσω
        Αποκοπή / Αντιγραφή / Επικόλληση / Επιλογή / Επιλογή όλων / Εμφάνιση προηγούμενων στοιχείων / Εμφάνιση επόμενων στοιχείων / Εισαγωγή / Αλλαγή σειράς / Μετακίνηση πάνω / Μετακίνηση κάτω / Ευρετήριο ενοτήτων / Πλαϊνή στήλη
        Άλλα / Αγαπημένα / Προτεινόμενα / Κορυφαίες βαθμολογίες / Πρόσφατα / Επαφές / Ιστορικό / Σελιδοδείκτες / Λήψεις / Πιο πρόσφατα / Με τις περισσότερες προβολές
        Σήμερα / ώρα / ώρες / λ. / σελίδα %1 από %2
        διάστημα / επιστροφή / μετάβαση / σύνδεση / επόμενο / διαδρομή / αναζήτηση / αποστολή / τέλος / συνέχεια / Έκτακτη ανάγκη
        Αναζήτηση emoji / Διαχωρισμός / Συγχώνευση / shift / διαγραφή / επόμενο πληκτρολόγιο / απόκρυψη πληκτρολογίου / emoji / τέλος αναζήτησης / πληκτρολόγιο αριστερά / πληκτρολόγιο δεξιά / ολόκληρο πληκτρολόγιο
        Πρόσφατα / Φατσούλες και άτομα / Ζώα και φύση / Φαγητά και ποτά / Δραστηριότητα / Ταξίδια και μέρη / Αντικείμενα / Σύμβολα / Σημαίες
        κουμπί / σύνδεσμος / εικόνα / επικεφαλίδα / πεδίο αναζήτησης / κουμπί διακόπτη / ενεργό / ανενεργό / γραμμή καρτελών / προσαρμόσιμο / σύνοψη / επιλεγμένο / θαμπό
        πεδίο κειμένου / ασφαλές πεδίο κειμένου / σε επεξεργασία / αγγίξτε δύο φορές για επεξεργασία / σύρετε με ένα δάχτυλο πάνω ή κάτω για προσαρμογή της τιμής
        """,
    "hu": """
        Kész / Mégsem / Szerkesztés / Mentés / Visszavonás / Ismét / Hozzáadás / Megosztás / Keresés / Frissítés / Leállítás / Törlés / Lejátszás / Szünet / Visszatekerés / Előretekerés / Bezárás / Vissza
        Kivágás / Másolás / Beillesztés / Kijelölés / Összes kijelölése / Előző elemek megjelenítése / Következő elemek megjelenítése / Beszúrás / Átrendezés / Mozgatás felfelé / Mozgatás lefelé / Szakaszmutató / Oldalsáv
        Egyebek / Kedvencek / Kiemelt / Legjobbra értékelt / Legutóbbiak / Kontaktok / Előzmények / Könyvjelzők / Letöltések / Legfrissebb / Legnézettebb
        Ma / óra / óra / perc / %1. oldal, összesen %2
        szóköz / enter / ugrás / csatlakozás / következő / útvonal / keresés / küldés / kész / folytatás / Segélyhívás
        Emojik keresése / Felosztás / Egyesítés / shift / törlés / következő billentyűzet / billentyűzet elrejtése / emoji / keresés befejezése / billentyűzet balra / billentyűzet jobbra / teljes billentyűzet
        Nemrég használt / Hangulatjelek és emberek / Állatok és természet / Étel és ital / Tevékenységek / Utazás és helyek / Tárgyak / Szimbólumok / Zászlók
        gomb / hivatkozás / kép / címsor / keresőmező / kapcsológomb / be / ki / lapsáv / módosítható / összegzés / kijelölve / halvány
        szövegmező / biztonságos szövegmező / szerkesztés alatt / koppintson duplán a szerkesztéshez / egy ujjal felfelé vagy lefelé legyintve módosíthatja az értéket
        """,
    "ro": """
        OK / Anulați / Editați / Salvați / Anulați / Refaceți / Adăugați / Partajați / Căutați / Reîmprospătați / Opriți / Ștergeți / Redați / Pauză / Derulați înapoi / Derulați înainte / Închideți / Înapoi
        Tăiați / Copiați / Lipiți / Selectați / Selectați tot / Afișați articolele anterioare / Afișați articolele următoare / Inserați / Reordonați / Deplasați în sus / Deplasați în jos / Index de secțiuni / Bară laterală
        Altele / Favorite / Recomandate / Cele mai apreciate / Recente / Contacte / Istoric / Favorite / Descărcări / Cele mai recente / Cele mai vizualizate
        Astăzi / h / h / min / pagina %1 din %2
        spațiu / retur / accesați / conectați / înainte / traseu / căutați / trimiteți / OK / continuați / Urgență
        Căutați emoji / Scindați / Reuniți / shift / ștergeți / tastatura următoare / ascundeți tastatura / emoji / încheiați căutarea / tastatură la stânga / tastatură la dreapta / tastatură întreagă
        Folosite recent / Fețe și persoane / Animale și natură / Alimente și băuturi / Activități / Călătorii și locuri / Obiecte / Simboluri / Steaguri
        buton / link / imagine / titlu / câmp de căutare / buton comutator / activat / dezactivat / bară de file / ajustabil / rezumat / selectat / estompat
        câmp de text / câmp de text securizat / în curs de editare / apăsați dublu pentru editare / glisați în sus sau în jos cu un deget pentru a ajusta valoarea
        """,
    "ja": """
        完了 / キャンセル / 編集 / 保存 / 取り消す / やり直す / 追加 / 共有 / 検索 / 更新 / 停止 / 削除 / 再生 / 一時停止 / 巻き戻し / 早送り / 閉じる / 戻る
        カット / コピー / ペースト / 選択 / すべてを選択 / 前の項目を表示 / 次の項目を表示 / 挿入 / 並べ替え / 上に移動 / 下に移動 / セクション索引 / サイドバー
        その他 / よく使う項目 / おすすめ / トップレート / 履歴 / 連絡先 / 履歴 / ブックマーク / ダウンロード / 最新 / 閲覧回数順
        今日 / 時間 / 時間 / 分 / %2ページ中%1ページ目
        空白 / 改行 / 開く / 接続 / 次へ / 経路 / 検索 / 送信 / 完了 / 続ける / 緊急
        絵文字を検索 / 分割 / 結合 / シフト / 削除 / 次のキーボード / キーボードを隠す / 絵文字 / 検索を終了 / 左のキーボード / 右のキーボード / 全体のキーボード
        よく使う項目 / スマイリーと人々 / 動物と自然 / 食べ物と飲み物 / 活動 / 旅行と場所 / 物 / 記号 / 旗
        ボタン / リンク / イメージ / 見出し / 検索フィールド / スイッチボタン / オン / オフ / タブバー / 調整可能 / 概要 / 選択中 / 淡色表示
        テキストフィールド / 保護されたテキストフィールド / 編集中 / 編集するにはダブルタップします / 値を調整するには1本指で上または下にスワイプします
        """,
    "ko": """
        완료 / 취소 / 편집 / 저장 / 실행 취소 / 실행 복귀 / 추가 / 공유 / 검색 / 새로 고침 / 중단 / 삭제 / 재생 / 일시 정지 / 되감기 / 빨리 감기 / 닫기 / 뒤로
        오려두기 / 복사하기 / 붙여넣기 / 선택 / 전체 선택 / 이전 항목 보기 / 다음 항목 보기 / 삽입 / 순서 변경 / 위로 이동 / 아래로 이동 / 섹션 색인 / 사이드바
        더 보기 / 즐겨찾기 / 추천 / 최고 평점 / 최근 항목 / 연락처 / 방문 기록 / 책갈피 / 다운로드 / 최신순 / 조회순
        오늘 / 시간 / 시간 / 분 / %2페이지 중 %1페이지
        간격 / 줄바꿈 / 이동 / 연결 / 다음 / 경로 / 검색 / 보내기 / 완료 / 계속 / 긴급 통화
        이모티콘 검색 / 분리 / 합치기 / 쉬프트 / 지우기 / 다음 키보드 / 키보드 가리기 / 이모티콘 / 검색 종료 / 왼쪽 키보드 / 오른쪽 키보드 / 전체 키보드
        최근 사용 / 스마일 및 사람 / 동물 및 자연 / 음식 및 음료 / 활동 / 여행 및 장소 / 사물 / 기호 / 깃발
        버튼 / 링크 / 이미지 / 머리말 / 검색 필드 / 스위치 버튼 / 켬 / 끔 / 탭 막대 / 조절 가능 / 요약 / 선택됨 / 흐리게 표시됨
        텍스트 필드 / 보안 텍스트 필드 / 편집 중 / 편집하려면 이중 탭하십시오 / 값을 조절하려면 한 손가락으로 위나 아래로 쓸어넘기십시오
        """,
    "zh-Hans": """
        完成 / 取消 / 编辑 / 存储 / 撤销 / 重做 / 添加 / 共享 / 搜索 / 刷新 / 停止 / 删除 / 播放 / 暂停 / 快退 / 快进 / 关闭 / 返回
        剪切 / 拷贝 / 粘贴 / 选择 / 全选 / 显示上一组项目 / 显示下一组项目 / 插入 / 重新排序 / 上移 / 下移 / 章节索引 / 边栏
        更多 / 个人收藏 / 精选 / 最受好评 / 最近项目 / 通讯录 / 历史记录 / 书签 / 下载 / 最新 / 最多浏览
        今天 / 小时 / 小时 / 分钟 / 第%1页，共%2页
        空格 / 换行 / 前往 / 加入 / 下一项 / 路线 / 搜索 / 发送 / 完成 / 继续 / 紧急
        搜索表情符号 / 拆分 / 合并 / 上档键 / 删除 / 下一个键盘 / 隐藏键盘 / 表情符号 / 结束搜索 / 左侧键盘 / 右侧键盘 / 完整键盘
        最近使用 / 笑脸与人物 / 动物与自然 / 食物与饮料 / 活动 / 旅行与地点 / 物体 / 符号 / 旗帜
        按钮 / 链接 / 图像 / 标题 / 搜索栏 / 切换按钮 / 打开 / 关闭 / 标签页栏 / 可调整 / 摘要 / 已选定 / 变暗
        文本栏 / 安全文本栏 / 正在编辑 / 轻点两下来编辑 / 单指向上或向下轻扫来调整值
        """,
    "zh-Hant": """
        完成 / 取消 / 編輯 / 儲存 / 還原 / 重做 / 加入 / 分享 / 搜尋 / 重新整理 / 停止 / 刪除 / 播放 / 暫停 / 倒轉 / 快轉 / 關閉 / 返回
        剪下 / 拷貝 / 貼上 / 選取 / 全選 / 顯示上一組項目 / 顯示下一組項目 / 插入 / 重新排序 / 上移 / 下移 / 章節索引 / 側邊欄
        更多 / 喜好項目 / 精選 / 最高評價 / 最近項目 / 聯絡資訊 / 瀏覽記錄 / 書籤 / 下載項目 / 最新 / 最多瀏覽
        今天 / 小時 / 小時 / 分鐘 / 第%1頁，共%2頁
        空格 / 換行 / 前往 / 加入 / 下一步 / 路線 / 搜尋 / 傳送 / 完成 / 繼續 / 緊急電話
        搜尋表情符號 / 分離 / 合併 / 上檔鍵 / 刪除 / 下一個鍵盤 / 隱藏鍵盤 / 表情符號 / 結束搜尋 / 左側鍵盤 / 右側鍵盤 / 完整鍵盤
        最近使用 / 表情與人物 / 動物與大自然 / 食物與飲料 / 活動 / 旅遊與地點 / 物件 / 符號 / 旗幟
        按鈕 / 連結 / 影像 / 標題 / 搜尋欄位 / 切換按鈕 / 開啟 / 關閉 / 標籤頁列 / 可調整 / 摘要 / 已選取 / 變暗
        文字欄位 / 安全文字欄位 / 正在編輯 / 點兩下來編輯 / 單指向上或向下滑動來調整數值
        """,
    "ar": """
        تم / إلغاء / تعديل / حفظ / تراجع / إعادة / إضافة / مشاركة / بحث / تحديث / إيقاف / حذف / تشغيل / إيقاف مؤقت / إرجاع / تقديم سريع / إغلاق / رجوع
        قص / نسخ / لصق / تحديد / تحديد الكل / إظهار العناصر السابقة / إظهار العناصر التالية / إدراج / إعادة ترتيب / نقل لأعلى / نقل لأسفل / فهرس الأقسام / الشريط الجانبي
        المزيد / المفضلة / مميز / الأعلى تقييمًا / الحديثة / جهات الاتصال / السجل / الإشارات المرجعية / التنزيلات / الأحدث / الأكثر مشاهدة
        اليوم / ساعة / ساعة / دقيقة / الصفحة %1 من %2
        مسافة / إدخال / انتقال / انضمام / التالي / المسار / بحث / إرسال / تم / متابعة / طوارئ
        البحث عن إيموجي / فصل / دمج / العالي / حذف / لوحة المفاتيح التالية / إخفاء لوحة المفاتيح / إيموجي / إنهاء البحث / لوحة المفاتيح إلى اليسار / لوحة المفاتيح إلى اليمين / لوحة المفاتيح كاملة
        المستخدمة حديثًا / الوجوه والأشخاص / الحيوانات والطبيعة / الطعام والشراب / الأنشطة / السفر والأماكن / الأشياء / الرموز / الأعلام
        زر / رابط / صورة / عنوان / حقل البحث / زر مفتاح / مشغل / متوقف / شريط علامات التبويب / قابل للضبط / ملخص / محدد / معتم
        حقل نصي / حقل نصي آمن / قيد التعديل / اضغط مرتين للتعديل / حرّك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة
        """,
    "he": """
        סיום / ביטול / עריכה / שמירה / ביטול פעולה / ביצוע מחדש / הוספה / שיתוף / חיפוש / רענון / עצירה / מחיקה / הפעלה / השהיה / הרצה לאחור / הרצה קדימה / סגירה / חזרה
        גזירה / העתקה / הדבקה / בחירה / בחירת הכול / הצגת הפריטים הקודמים / הצגת הפריטים הבאים / הוספה / סידור מחדש / העברה למעלה / העברה למטה / אינדקס סעיפים / סרגל צד
        עוד / מועדפים / מומלצים / הדירוג הגבוה ביותר / אחרונים / אנשי קשר / היסטוריה / סימניות / הורדות / החדשים ביותר / הנצפים ביותר
        היום / שעה / שעות / דק׳ / עמוד %1 מתוך %2
        רווח / חזור / עבור / הצטרף / הבא / מסלול / חפש / שלח / סיום / המשך / חירום
        חיפוש אמוג׳י / פיצול / מיזוג / מקש שיפט / מחיקה / המקלדת הבאה / הסתרת המקלדת / אמוג׳י / סיום החיפוש / מקלדת משמאל / מקלדת מימין / מקלדת מלאה
        בשימוש לאחרונה / סמיילים ואנשים / חיות וטבע / אוכל ומשקאות / פעילות / נסיעות ומקומות / חפצים / סמלים / דגלים
        כפתור / קישור / תמונה / כותרת / שדה חיפוש / כפתור מתג / מופעל / כבוי / סרגל כרטיסיות / ניתן לכוונון / סיכום / נבחר / מעומעם
        שדה מלל / שדה מלל מאובטח / בעריכה / יש להקיש פעמיים כדי לערוך / יש להחליק אצבע אחת למעלה או למטה כדי לכוונן את הערך
        """,
    "th": """
        เสร็จสิ้น / ยกเลิก / แก้ไข / บันทึก / เลิกทำ / ทำซ้ำ / เพิ่ม / แชร์ / ค้นหา / โหลดซ้ำ / หยุด / ลบ / เล่น / หยุดพัก / กรอกลับ / เดินหน้าอย่างเร็ว / ปิด / กลับ
        ตัด / คัดลอก / วาง / เลือก / เลือกทั้งหมด / แสดงรายการก่อนหน้า / แสดงรายการถัดไป / แทรก / จัดเรียงใหม่ / เลื่อนขึ้น / เลื่อนลง / ดัชนีส่วน / แถบข้าง
        เพิ่มเติม / รายการโปรด / แนะนำ / คะแนนสูงสุด / ล่าสุด / รายชื่อ / ประวัติ / ที่คั่นหน้า / ดาวน์โหลด / ใหม่ล่าสุด / ดูมากที่สุด
        วันนี้ / ชั่วโมง / ชั่วโมง / นาที / หน้า %1 จาก %2
        วรรค / ปัดแคร่ / ไป / เข้าร่วม / ถัดไป / เส้นทาง / ค้นหา / ส่ง / เสร็จสิ้น / ดำเนินการต่อ / ฉุกเฉิน
        ค้นหาอิโมจิ / แยก / รวม / ปุ่มยกแคร่ / ลบ / แป้นพิมพ์ถัดไป / ซ่อนแป้นพิมพ์ / อิโมจิ / สิ้นสุดการค้นหา / แป้นพิมพ์ด้านซ้าย / แป้นพิมพ์ด้านขวา / แป้นพิมพ์เต็ม
        ใช้ล่าสุด / หน้ายิ้มและผู้คน / สัตว์และธรรมชาติ / อาหารและเครื่องดื่ม / กิจกรรม / การเดินทางและสถานที่ / สิ่งของ / สัญลักษณ์ / ธง
        ปุ่ม / ลิงก์ / ภาพ / หัวเรื่อง / ช่องค้นหา / ปุ่มสวิตช์ / เปิด / ปิด / แถบแท็บ / ปรับได้ / สรุป / เลือกแล้ว / จาง
        ช่องข้อความ / ช่องข้อความที่ปลอดภัย / กำลังแก้ไข / แตะสองครั้งเพื่อแก้ไข / ปัดขึ้นหรือลงด้วยหนึ่งนิ้วเพื่อปรับค่า
        """,
    "vi": """
        Xong / Hủy / Sửa / Lưu / Hoàn tác / Làm lại / Thêm / Chia sẻ / Tìm kiếm / Làm mới / Dừng / Xóa / Phát / Tạm dừng / Tua lại / Tua đi nhanh / Đóng / Quay lại
        Cắt / Sao chép / Dán / Chọn / Chọn tất cả / Hiển thị các mục trước / Hiển thị các mục tiếp theo / Chèn / Sắp xếp lại / Di chuyển lên / Di chuyển xuống / Chỉ mục phần / Thanh bên
        Thêm / Mục ưa thích / Nổi bật / Xếp hạng cao nhất / Gần đây / Danh bạ / Lịch sử / Dấu trang / Tải về / Mới nhất / Xem nhiều nhất
        Hôm nay / giờ / giờ / phút / trang %1 trong số %2
        dấu cách / nhập / đi / tham gia / tiếp / lộ trình / tìm / gửi / xong / tiếp tục / Khẩn cấp
        Tìm biểu tượng / Tách / Gộp / phím shift / xóa / bàn phím tiếp theo / ẩn bàn phím / biểu tượng / kết thúc tìm kiếm / bàn phím bên trái / bàn phím bên phải / bàn phím đầy đủ
        Sử dụng gần đây / Mặt cười & Mọi người / Động vật & Thiên nhiên / Đồ ăn & Thức uống / Hoạt động / Du lịch & Địa điểm / Đồ vật / Ký hiệu / Cờ
        nút / liên kết / hình ảnh / đầu đề / trường tìm kiếm / nút chuyển đổi / bật / tắt / thanh tab / có thể điều chỉnh / tóm tắt / đã chọn / bị mờ
        trường văn bản / trường văn bản bảo mật / đang sửa / chạm hai lần để sửa / vuốt lên hoặc xuống bằng một ngón tay để điều chỉnh giá trị
        """,
    "id": """
        Selesai / Batal / Edit / Simpan / Urungkan / Ulangi / Tambah / Bagikan / Cari / Segarkan / Hentikan / Hapus / Putar / Jeda / Mundur / Maju cepat / Tutup / Kembali
        Potong / Salin / Tempel / Pilih / Pilih Semua / Tampilkan item sebelumnya / Tampilkan item berikutnya / Sisipkan / Urutkan Ulang / Pindahkan ke Atas / Pindahkan ke Bawah / Indeks bagian / Bar samping
        Lainnya / Favorit / Unggulan / Peringkat Teratas / Terbaru / Kontak / Riwayat / Penanda / Unduhan / Paling Baru / Paling Banyak Dilihat
        Hari Ini / jam / jam / mnt / halaman %1 dari %2
        spasi / return / buka / gabung / berikutnya / rute / cari / kirim / selesai / lanjutkan / Darurat
        Cari Emoji / Pisahkan / Gabungkan / shift / hapus / papan ketik berikutnya / sembunyikan papan ketik / emoji / akhiri pencarian / papan ketik kiri / papan ketik kanan / papan ketik penuh
        Baru Digunakan / Wajah & Orang / Hewan & Alam / Makanan & Minuman / Aktivitas / Perjalanan & Tempat / Objek / Simbol / Bendera
        tombol / tautan / gambar / judul / bidang pencarian / tombol pengalih / aktif / nonaktif / bar tab / dapat disesuaikan / ringkasan / dipilih / diredupkan
        bidang teks / bidang teks aman / sedang diedit / ketuk dua kali untuk mengedit / usap ke atas atau bawah dengan satu jari untuk menyesuaikan nilai
        """,
    "hi": """
        पूर्ण / रद्द करें / संपादित करें / सहेजें / पूर्ववत् करें / फिर से करें / जोड़ें / साझा करें / खोजें / रीफ़्रेश करें / रोकें / डिलीट करें / चलाएँ / पॉज़ करें / रिवाइंड करें / फ़ास्ट फ़ॉरवर्ड करें / बंद करें / वापस
        कट करें / कॉपी करें / पेस्ट करें / चुनें / सभी चुनें / पिछले आइटम दिखाएँ / अगले आइटम दिखाएँ / सम्मिलित करें / क्रम बदलें / ऊपर ले जाएँ / नीचे ले जाएँ / अनुभाग सूची / साइडबार
        अधिक / पसंदीदा / विशेष / शीर्ष रेटेड / हालिया / संपर्क / इतिहास / बुकमार्क / डाउनलोड / सबसे हालिया / सबसे ज़्यादा देखे गए
        आज / घंटा / घंटे / मिनट / पृष्ठ %2 में से %1
        स्पेस / रिटर्न / जाएँ / जुड़ें / अगला / मार्ग / खोजें / भेजें / पूर्ण / जारी रखें / आपातकालीन
        इमोजी खोजें / विभाजित करें / मिलाएँ / शिफ़्ट / डिलीट / अगला कीबोर्ड / कीबोर्ड छिपाएँ / इमोजी / खोज समाप्त करें / बायाँ कीबोर्ड / दायाँ कीबोर्ड / पूरा कीबोर्ड
        हाल ही में इस्तेमाल / स्माइली और लोग / जानवर और प्रकृति / खाद्य और पेय / गतिविधि / यात्रा और स्थान / वस्तुएँ / प्रतीक / झंडे
        बटन / लिंक / इमेज / शीर्षक / खोज फ़ील्ड / स्विच बटन / चालू / बंद / टैब बार / समायोज्य / सारांश / चयनित / मंद
        टेक्स्ट फ़ील्ड / सुरक्षित टेक्स्ट फ़ील्ड / संपादित हो रहा है / संपादित करने के लिए दो बार टैप करें / मान समायोजित करने के लिए एक उँगली से ऊपर या नीचे स्वाइप करें
        """,
    "ca": """
        OK / Cancel·lar / Editar / Desar / Desfer / Refer / Afegir / Compartir / Buscar / Actualitzar / Aturar / Eliminar / Reproduir / Pausa / Rebobinar / Avançar / Tancar / Enrere
        Retallar / Copiar / Enganxar / Seleccionar / Seleccionar-ho tot / Mostrar els elements anteriors / Mostrar els elements següents / Inserir / Reordenar / Moure amunt / Moure avall / Índex de seccions / Barra lateral
        Més / Favorits / Destacats / Més ben valorats / Recents / Contactes / Historial / Adreces d’interès / Descàrregues / Més recents / Més vistos
        Avui / hora / hores / min / pàgina %1 de %2
        espai / retorn / anar / unir-se / següent / ruta / buscar / enviar / OK / continuar / Emergència
        Buscar emojis / Dividir / Combinar / majúscules / eliminar / teclat següent / ocultar el teclat / emoji / acabar la cerca / teclat a l’esquerra / teclat a la dreta / teclat sencer
        Usats fa poc / Cares i persones / Animals i natura / Menjar i begudes / Activitats / Viatges i llocs / Objectes / Símbols / Banderes
        botó / enllaç / imatge / capçalera / camp de cerca / botó commutador / activat / desactivat / barra de pestanyes / ajustable / resum / seleccionat / atenuat
        camp de text / camp de text segur / s’està editant / toca dues vegades per editar / llisca amunt o avall amb un dit per ajustar el valor
        """,
]
