// Written by script/emoji from data of Unicode (NOTICE).

/// The words that find emoji, in alphabetical order. Behind `=` are the places of a word's emoji in the table, in base 36, each as its distance from the one
/// before.
let emojiWords = """
    0=165 00=t2.2.2.2.2.2.2.2.2.2.2.2 1=5d.1.nq.1.d1 10=tm.1.cs 100=49 11=to.1 12=t2.1 1234=16i 18=12x 1st=na 2=t6.1.d0 2nd=nb 3=t8.1.cz
    30=t3.2.2.2.2.2.2.2.2.2.2.2 3rd=nc 4=iq.ak.1.cy 5=4p.10.nn.1.cx 6=te.1.cw 7=tg.1.cv 8=o8.5a.1.cu 9=tk.1.ct ab=16m abacus=xo abc=16k abcd=16g.1
    absentminded=16 absorbing=11y acceptable=17b access=12d accessibility=5u.1.4.1m.3x.1.1.1.1.1.1.1.1.35.1.ct.1.91.m accordion=wv accounting=yu actor=8u.1.1
    address=wg adhesive=118 admission=n5.1 adore=e adult=6f.2.4.1.1.1.1.1.1.1.1.1.1.1.1.3.1.1 aerial=sp aeroplane=sg.1.1.1 aesculapius=15i afghanistan=18s
    africa=oz.qt african=19u age=12x agreement=5o aid=5z.q8.52 air=11f airplane=sg.1.1.1 aland=194 alarm=sy albania=18v alembic=10y algeria=1ah alien=34.1
    alpaca=ft alphabet=16k alternation=15w amazement=v ambulance=r9 american=ni.li americas=p0 amoeba=i4 amount=4z.125 amphora=ml amulet=125.1
    amusement=qo.1.1 anatomical=62 anchor=s7.de andorra=18q angel=d.9u anger=2t.1h.9 angola=18x angry=2b.h.1.3.1e.9 anguilla=18u anguished=2d annelid=i3
    ant=hs antarctica=18y antenna=114.3s anticlockwise=13f antigua=18t anxious=2f.3v ape=es apology=7o.1.1 apple=j5.1 application=17c aquarius=ml.hn arab=18r
    arabia=1e7 archer=10i.3o architect=8l.1.1 arctic=ga arepa=k0 argentina=18z aries=fo.oa arm=5u armenia=18w army=w6 arrival=sj arrivals=sj arriving=sj
    arrow=3k.tm.1t.1j.2i.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.r.1.1.1.1.1.1.1.1.1.1.1.1.1 arrows=13e.1 art=os.1.1 articulated=rk artist=8x.1.1.fv arts=nu.y
    aruba=193 ascension=18p ashes=124 asia=p1 ask=5p assembly=8i.1.1 assistance=ew asterisk=15x astonished=28 astronaut=93.1.1 atheist=13m athletic=vt
    athletics=o0 atm=12a atom=13m attraction=10w aubergine=jh australia=gg.8l.bg.8l austria=191 auto=rr automated=12a automobile=rf.1 autumn=l7 avocado=jg
    away=4e awe=v axe=10a azerbaijan=195 b=16n baby=6b.3s.1.1.1.1.6f.1.1.57.gm back=2b.2c.yt backhand=4n.j.1.1.2 backpack=vq backpacking=vu bacon=k9
    bacteria=i4.iw bactrian=fs badge=15m badger=gh badminton=ns bag=vn.1.1.1.2w bagel=k2 baggage=12l.1 bags=vp baguette=jz bahamas=19l bahrain=19c bait=11n
    bakery=k2.1m balance=da.ng.3e bald=6o.8.1 ball=ca.c.1.1.j.7q.1x.j.1.1.1.1.1.1.1.2.1.1.2.1.h.1.9.f ballet=vv.3 balloon=4g.1.1.1.1.i8 ballot=z8 ballpoint=zc
    bamboo=mw banana=j2 bandage=1l.zn bangbang=159 bangladesh=198 banjo=x0 bank=pu.cg.36 banknote=yo.1.1.1.1 banner=mv bar=lq.a.1.1.1.1.1.1.bx.1o.24.2u.7
    barbados=197 barber=b6.fl barbuda=18t bargain=177 barrier=s6 bars=14w barthelemy=19f baseball=ne.8r basket=11s basketball=ng bat=g8.7f.4 bath=dg.o6
    bathing=vg.1.1.6d bathroom=11x.h.1.1.2 bathtub=dg.o6 battery=xb.1 beach=pb.6g beacon=s2 bead=125 beads=w8 beaming=3 beans=jt bear=g9.1.86 beard=6i.1.1
    bearer=h8.n0.2 beat=x2 beating=3o beauty=b6 beaver=g6 beckon=4u bed=dh.nz bee=ht beer=m5.1 beetle=hu.1 begging=2a beginner=15n behind=uc.2.1.1 belarus=19p
    belgium=199 belize=19q bell=jm.3d.5u.3q.1 bellhop=st belly=a1.1 benin=19e bento=kv bermuda=19g berries=j9 berry=ja.1 beverage=lx.2.1.2.a bhutan=19m
    biceps=5t bicycle=cs.1.1.1.1.1.ev.az bicycles=12r bicyclist=cv big=1 bike=cv.1.1.ev.az biking=cs.1.1.1.1.1 bikini=vj bilberry=jb bill=yo.1.1.1.1 billed=w5
    billiard=o8 bin=12b biohazard=12z biologist=8o.1.1.sa.1 biology=110 bird=gj.1.1.1.1.1.1.1.1.1.1.1.1.2.2.1.2 birdie=ns birthday=lm bison=ff bisque=ld
    bissau=1be biting=6a black=45.ay.1z.i8.8g.9.2.2.2.b.4 bleed=116 blind=bi.1.1.3b.lw bloated=a1.1 blond=6g.i.1 blonde=6y blood=116.5f.1.1.9 blossom=i6.8
    blow=it.bt blowfish=hj blowing=h blown=1u blu=xn blue=1q.p.1m.1.f9.ey.9e.9.c.2.d blueberries=jb blueberry=jb blush=c boar=fm board=ru.5y
    boat=cg.1.1.fr.1.1.2.1.1 body=5y.2.7.1 bok=jo bolivia=19i bolt=10n bomb=10g bone=65.e1.1 bones=11b book=y5.1.1.1.1.1.1 bookkeeping=yu bookmark=yj.1
    books=yb boom=4b boomerang=10h boot=vu.5 bored=2q boring=ii bosnia=196 botswana=19o bottle=lv.5.1.fo boulder=pj bouncing=cm.1.1 bouquet=i5 bouvet=19n
    bow=7o.su bowing=7o.1.1 bowl=kp.b bowling=nm box=kv.g.11.r.9s.25.1.1.6.s.5q boxing=nt boy=6d.7i.2.1.2.2.1.2.2.1.2.1.2.2.1.2 brachiosaurus=hb brain=61
    brazil=19k brazzaville=19v bread=jx.1.1.f break=3t breakfast=jy.4.1.1.5.b.1.4.v breast=a3 breath=63 brick=pi bricks=pi bride=9x bridge=ql briefcase=zg
    briefs=vh bright=1y.s5.1.1.aq brightness=14u.1 british=1bs.3r broccoli=jp broken=3t brontosaurus=hb bronze=nc broom=11r brown=44.13l.9 brunei=19h
    brush=11x bubble=4g.1.1.1.1.hr bubbles=11w bucket=11u buddhism=i8 buddhist=13p buffalo=ff.3 bug=hr.3 building=pg.1.9.4.1.3.2 bulb=y1 bulgaria=19b
    bull=fh.oi bullet=qw bullseye=o4 bunny=bx.1.1.44.1 buoy=s8 burger=ka burkina=19a burma=1cw burn=3u burp=11w burrito=kg burundi=19d bus=r5.1.1.1.o
    business=8l.1.1.39.vl bust=el.1 busts=em but=2g butter=ks butterfly=hq
    button=13f.w.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.2.1.u.4.s.1.1.1.1.1.2.2.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.w.1.1 c=160 cabbage=jo.1
    cabinet=101 cable=so.1 cableway=so cactus=im caicos=1et cake=l6.1.f.1 calculation=xo caledonia=1db calendar=zk.1.2 call=55 cambodia=1c3 camel=fr.1
    camera=5s.rx.5.1.1.6x cameroon=1a0 camping=pa.13.5h can=ku canada=19r canary=1bm cancel=153.p cancer=lc.ip candelabrum=13v candle=y0 candlestick=13v
    candy=lr.1 cane=bi.1.1.p7.i canned=ku canoe=sa cap=9s.mc.1 cape=1a6 capped=p6 capricorn=fq.oh capsicum=jm captivated=w car=qu.9.1.7.1.3.1.6.g.n
    card=ok.1.1.1.2.2.a2.q.5.c.29 cardinal=130.2.2.2 cardiology=62 cards=or care=5r caribbean=19j carousel=qn carp=my carpenter=10k carpentry=10k carrot=jj
    cart=120 cartwheel=cy.1.1 cartwheeling=cy.1.1 cask=11u casserole=km castle=q1.1 cat=37.1.1.1.1.1.1.1.1.bm.1.1 catch=4u.w0 cayman=1ca cd=xm celebrate=m7
    celebration=1w.3o.4o.1.bd.10.1.1.1.3.1.1.1.1.1.1.1.1.2.1.1.3.1a.7n.cf cell=x5.1.5q.20.2.1 cemetery=123 central=19u cereal=kp ceremony=n0 ceuta=1ai
    chad=1eu chain=10t chains=10t chair=sl.8x changing=12h chapel=q3 charge=173.2.4 charm=125 chart=yv.u.1.1 check=si.d7.1.1 checkered=18h cheering=wh
    cheese=k5.7.c chef=8c.1.1 chemist=8o.1.1.s9 chemistry=10y.1 chequered=18h cherries=j9 cherry=i6.13 chess=oo chest=10v chestnut=ju chevron=15n chick=gm.1.1
    chicken=gk.3n chickpea=kj child=6c.wc children=12o chile=19z chime=mz china=1a1.1f.1i chipmunk=g5 chocolate=ko.12 chop=k8.g2 chopsticks=mf choy=jo
    christian=q6.dl.1 christmas=a8.1.1.cd.nl church=q6 cigarette=121 cinema=xp.1.1.72 circle=s1.cq.x.15.q.1.1.1.1.1.1.1.1 circled=16t circus=qs citrus=j1
    city=qg.3.ox cityscape=qg.3 cl=16o claim=12l clamp=10p clap=5j clapper=xs clapping=5j classical=pg claus=a8.1.1 claws=ld clay=pi clean=11w.1
    cleaning=11r.4.3 clenched=5f.1 climb=10x climber=c3.1.1 climbing=c3.1.1 clink=m6.1 clinking=m6.1 clipboard=zs clipperton=1a3
    clock=sx.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1 clockwise=13e.y.1 closed=k.u5.3h.x.1.z.3 closet=12i clothes=vk
    clothing=eo.g1.1.1.a.5.1.1.5.1.1.4.1.2.1.1.4.1.3.1.2.2.1.1.1.4 cloud=ub.1.1.1.1.1.1.1.1.1.1.1 clouds=16 clover=iq clown=30 club=on clue=of.bt clutch=vo
    coaster=qq coat=v4.7 cockroach=hx cocktail=m3 coconut=jf cocos=19s coder=8r.1.1 coffee=lx coffin=122 cog=10o cogwheel=10o coin=vm.31 colada=jf
    cold=5.1e.7.p.8.jr.2s.5c.c.1.1.3 collar=8l.1.1 collision=4b colombia=1a2 come=4u comet=ux comic=4a.1.1.1.1.2.4.1.18.p6.32.2f.7x comoros=1c5 compass=p5
    compress=10p computer=xe.1.1.1.1.1.1.1.1.1 concertina=wv condiment=kt.1r confetti=mu confounded=2k confused=21 conga=x2 congee=kp congo=19t.2
    congratulations=17f construction=9j.1.1.fw.2p container=mk control=wq.5t controller=ob convenience=px cook=8c.1.1.11k cooked=ky cookie=la.b
    cooking=kl.1v.1.2.2 cool=1y.14r cop=99.1.1 copyright=160 coral=hn cork=m1 corn=jk cosmetics=5r.qi costa=1a4 cote=19x couch=11h counterclockwise=13f
    couple=di.1.1.1.1.1.1.1.1.1.1.1 cover=y5 cow=fg.3 cowboy=1v cowgirl=1v crab=lc.ip cracker=kw crayon=ze cream=lh.2 creature=31.1.1.1.1 credentials=129
    credit=yt crepe=k3 crescent=tr.6.1.9v cricket=hw.5r criminal=ae.1.1 croatia=1bj crochet=ox crocodile=h5 croissant=jy crook=10u cross=51.l5.61.7k.1.20.1.2q
    crossbones=2y crossed=1s.39.1.vd.3w.48 crossing=12o crown=9m.mf crush=e crutch=119 cry=2b.6.1.w crying=2h.1.w crystal=o9 cuba=1a5 cube=me cucumber=jn
    culture=110 cunha=1es cup=lz.1.a.fa cupcake=lo cupid=3k curacao=1a7 curious=f0 curl=ye.7g.1 curling=o3 curly=6m.6.1.z1.1 currency=yo.1.1.1.6p.1 curry=kz
    curve=10u curving=13a.1.1.1 custard=lt customs=12k cut=k8 cutlery=mh cutting=zz cyclist=cs.1.1.1.1.1 cyclone=un cygnet=gu cyprus=1a9 czechia=1aa d=19x
    da=1es dagger=10e dairy=ks dam=g6 dance=bu.1.cn.7g dancer=bx.1.1 dancing=bu.1 danger=ut dango=l8 dark=tq.1c dart=o4 dash=4e.111 dashing=4e date=zk
    david=13o dazed=29 de=15k dead=1s.97.1.1 deadpan=12 deaf=7l.1.1 death=2x.1.z4.2 deciduous=ik decorated=y5 decoration=3r.j5 decorative=y5 decreasing=zq
    deer=fe dejected=1f delicious=n delivery=rj demon=2w demonstration=128 denmark=1ae dental=11x dentist=64 department=pz departure=si departures=si
    depressed=15 derelict=pn desert=pc.1 desktop=xf dessert=l8.9.1.1.1.1.1.1.3.1.1.1 detective=9c.1.1 developer=8r.1.1 devil=2w dharma=13p diagonal=22
    dialog=4g.2 diamond=om.7o.1.bw.1.1.1.3 diaper=11q dice=oe die=oe diego=1ac diesel=s0 dim=14u diplodocus=hb direct=o4 direction=130.1.1.1.1.1.1.1
    disability=119 disappear=a.v disappointed=22.e.6 disbelief=v.6w.1.1 disc=nl disco=oi discount=178 disease=i1.1 disguise=1x disguised=1x dish=110.4
    disk=xk.1.1.1 dismiss=4t dissolve=a distrust=11 divide=156 dividers=zj diving=lg.2j division=156 diya=y4 dizzy=1r.2.2j.qb djibouti=1ad djinn=aw.1.1
    dna=111 doctor=1j.6e.1.1.hu.5b.63.3.1 document=ye.2 dodo=gw dog=et.1.1.1.1.5g doll=mx.1m dollar=ym.3.6s dolls=mx.1m dolphin=hf dominica=1af dominican=1ag
    donation=116 done=sv.1 donkey=fa donut=lk door=11c dot=18d dotted=15.12r double=14f.4.3.2.1.k.m doubt=7u.1.1 doughnut=lk dove=gr
    down=9.4k.h.4.uc.3d.1.1.3.5.1a.1.3o downcast=2n downwards=14n dracula=an.1 dragon=h9.1.7g dress=vd.2 drink=lv.1.1.1.1.1.1.1.1.1.1.1.1.2.4.8 drinking=12c.i
    dromedary=fr drooling=1h drop=4t.py.8.67 droplet=uz droplets=4d drops=ur drum=rz.52.1 drumstick=k7 drumsticks=x1 duck=gt duckling=gu dumpling=l9 dung=2z
    dupe=oo dusk=qj.1 dvd=xn dynamite=mq e=yx.1.1 eagle=gs ear=5y.1.1m.4c.1.1.6o.x earbud=ws ears=bx.1.1 earth=oz.1.1.1 earthworm=i3 east=132 ecuador=1aj
    edge=zx egg=kk.1 eggplant=jh eggs=iv egypt=1al eight=o8.5a.1.ce.1 eighteen=12x eject=14s el=1eo electric=qu.3z.2k.o.1 electrician=8f.1.1 electricity=xd
    electronic=xc elephant=fv elevator=11d eleven=to.1 elf=at.1.1 email=yw.1.1.1 embarrass=v emblem=15l embroidery=ow emergency=v5 emirates=18r empanada=l9
    empty=iu.3f.b end=13h energy=xc engine=qt.h engineer=8o.1.1 england=1fv enraged=2s ensnare=10u entertainer=8u.1.1 entry=12p.1 envelope=n1.bv.2.1
    equality=157 equals=157 equatorial=1b9 equestrian=fb eritrea=1an eruption=p8 estonia=1ak eswatini=1er ethiopia=1ap euro=yq europe=oz european=ps.a.ko
    evening=qj evergreen=ij evidence=yu evil=3g.1.1.n.69.1.1.rp evolution=111 ewe=fp exasperation=7r.1.1 exchange=15g excited=3m.1 exclamation=3s.11h.1.3.1
    exhalation=63 exhale=1b exhaling=1b expendable=oo expensive=52 experiment=v4.5v exploding=1u explosive=mq expressionless=13 extinction=fw.10
    extinguish=11z extinguisher=11z extraterrestrial=34.1 eye=2.1.9.3.5.1.4.1.1.5.2c.2.2.15.1p.1.ou.1.1.72 eyebrow=11 eyeglasses=v1 eyeroll=19
    eyes=1.1.1.9.3.1.4.1.a.e.i.1.1.h.y.2.2w eyewear=v1.1
    face=0.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.2.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.2o.1l.2g.w.1.1.3f.5.4.5.1.2.3.1.3.4.4.4.3.c.3.1.6.2.1.s.5.4.cm.1.1.3.1.h.1l.60
    faced=1p.1 facepalm=7s.1 facepalming=7r.1.1 facing=5h.1.b6.hs factory=8i.1.1.hg fairy=2v.2.4.1.1.6l.j.d.1.1.g.67.1.6z falafel=ki.1 falkland=1at fallen=is
    falling=ir.1.bh family=du.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1 fan=vl fantasy=d.2i.1.5.1.1.1.6k.j.v.d7 farmer=89.1.1 farming=11s faroe=1av
    faso=19a fast=14f.4.3.2 father=a8 fatima=126 favor=7p.1 fax=xa fear=2e.5.3r fearful=2e feather=gx feeding=a3.1.1.1 feet=gi female=fp.pb fencer=c6
    fencing=c6 ferris=qp ferry=sd festival=l7.1q fever=i1 feverish=1p field=no fighter=9i fiji=1as file=zh.1.i.1 filing=101 filling=lp film=xq.1.72
    finger=4o.2.b.1.2.2.1.1.1.1.1 fingers=4o.a.3 finland=1ar fire=3u.ng.3o.71 firecracker=mq firefighter=96.1.1 firetruck=96.1.1 fireworks=mo.1.1
    first=na.6i.8 fish=hh.1.1.1.3m.2s.gb fishing=ge.7k fist=5f.1.1.1 five=4p.10.nn.1
    flag=nw.b7.1.1.1.9b.1.2.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1
    flags=18j flamboyant=gy flame=uy flamingo=gy flash=xv flashlight=y2 flat=vv flatbread=k0.i flavoring=jq.1 fleur=15k flex=5t flexed=5t flight=gx flipper=hf
    flirting=6a float=s8 floor=6 floppy=xl flower=i5.1.1.1.2.1.1.1.1.1.6c fluctuate=o5 flushed=29 flute=x4 flutter=it fluttering=it fly=gr.1b.64.am
    flying=nl.57 fog=16.p8.47 foggy=qe folded=5p folder=zh.1 folding=vl fondue=ko food=n.ip.2.2.2.1.4.5.1.5.1.4.6.9.2.2.1.3.4.k.1 foot=5x football=nd.5.1
    footprint=eo footprints=eo forbidden=3g.1.1.3r.1.1.p9.65.1.1.1.1.2.1 force=11k forever=158 fork=mg.1 fortune=la.2z.fn forward=14f fountain=qc.8z
    four=iq.ak.1 fox=ez frame=ot.cm framed=ot frames=xq france=1aw frankfurter=kd free=16q.f.4 freezing=1q french=jy.1.c.qq.2o.16 fresh=11f fried=l5 fries=kb
    frog=h4 front=go frostbite=1q frown=24.1.7.4r frowning=24.1.7.4r.1.1 fruit=ix.1.1.1.1.1.1.1.1.1.1.1.1.1.2.1.3 frying=kl fuel=s0 fuelpump=s0 fuji=p9
    full=49.5s.1.js.a funeral=124 futuna=1fn gabon=1ax gambia=1b6 game=nh.5.1.1.1.2.1.b.1.4.3.1.1.1.6.1.1.1.2.1.1 garcia=1ac garden=pp gardener=89.1.1
    garlic=jq gas=s0 gasp=1b gear=10o geek=1z gem=wb gemini=dl.qf gender=6c.3.c.2.2.2.3 gene=111 genetics=111 genie=aw.1.1
    geometric=17j.4.3.1.8.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1 georgia=1b0.b germany=1ab gesture=4y.5.h.1j.1.1.1.1.1.1.1.1.1.1.1.4.1.1.4.1.1
    gesturing=79.1.1.1.1.1 gesundheit=1o getting=b3.1.1.1.1.1 ghana=1b3 ghost=33 gibbous=tt.2 gibraltar=1b4 gift=n1.2 ginger=jv giraffe=fu
    girl=6e.7i.1.2.2.1.2.2.1.2.3.1.1.3.1.1 glass=lw.6.1.4.1.1.bp.1 glasses=1x.ka.8u.1 glide=sk glitter=oi glittery=u8 globe=oz.1.1.1 glove=nf.e gloves=va
    glow=u8 glowing=u8 goal=nq.5 goat=fq.oh goblin=32 goggles=v3 gold=na.bd golf=ca.1.1.bk golfing=ca.1.1 gondola=so.1 good=1g.2.33.5q.1.1.34.9k goodbye=en
    goofy=q goose=h3 gorilla=er grade=17d graduate=80.1.1 graduation=w4 grain=in grape=ix grapes=ix graph=yv.u.1.1 grasshopper=hw grateful=m grave=123
    graveyard=123 greece=1ba green=40.f6.i.12.di.9e.9 greenland=1b5 grenada=1az grenadines=1fh grey=46 grimace=1a grimacing=1a grin=0.3.35
    grinning=0.1.1.2.1.b.2r.1 groan=1b groom=9u ground=us grow=ii growing=3n growth=yv.u gua=9s guadeloupe=1b8 guam=1bd guanaco=ft guard=9f.1.1 guatemala=1bc
    guernsey=1b2 guiana=1b1 guide=ev guinea=1b7.2.5.2c guitar=ww gun=o7 guyana=1bf gymnastics=cy.1.1 gyoza=l9 gyro=ki hair=6g.5.1.1.3.1.1.1.1.1.3.1.p1
    haircut=b6.1.1.fj haired=6g.i.1 haiti=1bk halloween=mm halo=d hamburger=ka hammer=109.3.1 hamsa=126 hamster=g2
    hand=u.1.3r.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.2.1.1.1.3.1.2.2.1.1.1j.1.1.1.1.1.1.1.1.1.1.1.5y.1.1.hq.b.6l handbag=vn handball=d7.1.1
    handgun=o7 handle=lz hands=t.4q.1.1.1.3.7t.1.1.1 handshake=5o hang=55.nf happy=7i hard=5z hashi=mf hat=1v.1.7n.9.ma.1.1.3 hatchet=10a hatching=gm
    head=16.f.9.cq headphone=ws headscarf=9t headstone=123 health=7x.1.1 healthcare=7x.1.1 healthier=3v hear=3h.44 heard=1bh hearing=5z
    heart=f.2v.9.1.1.1.1.1.3.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.v.j.h.7o.1.1.1.as.cp heartbeat=3o hearts=e.3b.1 heat=1p heavy=pj.fo.a hedgehog=g7 heel=vw
    heeled=vw helena=1ed helicopter=sm hello=en helmet=w6.1 help=7f.zk herb=io herd=ff here=172 hero=ab.1.1 heroine=ab.2 herzegovina=196 hibiscus=ic hidden=9i
    hide=15 high=4p.10.l6.3y.13.j highway=rx hijab=9t hike=b9.1.1 hiking=vu hindu=q8.df hinduism=i8 hippo=fy hippopotamus=fy hit=o4 hocho=mj hockey=no.1
    hoist=11d hold=di.2 holding=2b.b7.1.1.1 hole=4f.jh hollow=15o home=po.1 honduras=1bi honey=gh.5d honeybee=ht honeypot=lu hong=1bg hongbao=n1 hook=10u
    hoop=ng hooray=5k horizontal=s3 horn=1w.um horns=2v.1.28 horrible=r horse=c7.31.3.bc horseshoe=10w hospital=pt hot=1p.hw.s.1k.4p hotcake=k3 hotdog=kd
    hotel=dh.ce.1.2x.2w.5r.1 hotsprings=qm hourglass=sv.1 house=ii.73.2.1.1 houses=pm hug=t.du hugging=t.du hump=fr.1 hundred=49 hungary=1bl hurricane=un
    hurt=1l.zo hushed=27 hut=pl hyacinth=ig hygiene=11x hypnotized=1t i=16r ice=lh.1.1.v.1b.8 iceberg=me icecream=lh iceland=1bv icicles=1q id=129.4j idea=y1
    identification=129 identity=16s ideograph=174.1.1.1.1.1.1.1.1.1.1.1.1.1.1 ignorance=7u.1.1 ill=1k ily=53 imp=2w improving=3v inbox=z1 incognito=1x
    incoming=yy increasing=yv.u indecisive=k4 index=52.4.1.1.2.1.1.u7.5 india=i8.tj indian=1bs indifference=7u.1.1 indonesia=1bn industrial=8i.1.1
    inexpressive=13 infinity=158 information=7f.zc inhalation=63 injury=1l.zl ink=105 innocent=d input=16g.1.1.1.1 insect=hq.1.1.1.1.1.2.1 inside=18d
    instructor=83.1.1 instrument=wu.2.1.1.1 intelligent=61 intercardinal=131.2.2.2 interlocking=of interrobang=15a interrogation=4y intoxicated=1r
    introvert=15 inventor=8r.1.1 invisible=15 iran=1bu iraq=1bt ireland=1bo iron=k4 ironic=3b islam=q7.4.di island=pd.jc.y.g.5.35
    islands=194.o.6.v.2.g.6.5.o.j.6.w.d.l.i.8.1 isle=1bq israel=1bp italy=1bw ivoire=19x jack=mm jacket=vb jamaica=1by jan=1ef japan=p4.mw
    japanese=kx.b.1n.1.1.1u.10.a.fm.1f.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.11 jar=mk jeans=v8 jellyfish=ho jersey=1bx jew=q9.df jewel=wb jewish=q9.df jiaozi=l9
    jigsaw=of jockey=c7 joey=gg joke=p joker=op jolly=18o jordan=1bz joy=7.32 joystick=oc judge=86.1.1 judo=nu jug=ml juggle=da juggling=da.1.1 juice=ma.2
    jump=gg justice=86.1.1.si.3e kaaba=qb kale=jo kangaroo=gg karaoke=wr karate=nu katakana=172.1 kazakhstan=1cb kebab=ki.l keeling=19s kenya=1c1 key=106.1.1
    keyboard=wx.k keycap=163.1.1.1.1.1.1.1.1.1.1.1.1 khanda=13x kick=5w.1.lw kidney=jt kimono=ve king=w1 kingdom=1ay kinshasa=19t kiribati=1c4
    kiss=h.1.2.1.2r.w.9e.1.1.1 kissing=i.2.1.2r kitchen=mj kite=o6 kitts=1c6 kiwi=jc kneel=bf kneeling=bf.1.1 knife=mg.1.2.dv knit=ox knobs=wq knocked=1s
    knot=oy koala=gb kong=1bg korea=1c7.1 kosovo=1fp kuwait=1c9 kyrgyzstan=1c2 lab=v4.5v.1 label=yl lacrosse=nq ladder=10x lady=hv ladybird=hv ladybug=hv
    lai=n1 lambchop=k8 lamp=y4.3d landing=sj landscape=qj lanka=1cg lantern=mm.bh laos=1cc laptop=xe large=q.f6.10.dj.b9.2b.1.7.1 last=tw.5.aj lather=11v
    latin=13r.2p.1.3 latvia=1cl laugh=4.2.1 laughing=6 laundry=11s lavash=k0 lavatory=12e.1.1.2 lazy=gd leaf=io.2.1.1.1.mu leafy=jo lebanon=1cd ledger=yd
    left=4i.a.e.b.sh.4o.j.1.1.2.1.1.17 leftward=4s leftwards=4s.3.m leg=5v.1.eb legume=jt lemon=j1 leo=f4.oy leone=1eh leopard=f7 lesotho=1ci leste=1f0
    letter=3j.vd.1.1.2.1 letters=16g.1.3 lettuce=jo level=wp levitating=bw liberia=1ch liberty=q5 libra=10q.3e libya=1cm license=129 lie=1c liechtenstein=1cf
    life=s8.8t lift=11d lifter=cp.1.1 lifting=cp.1.1 light=42.cv.a2.13.1.1.5w.1.1.1.ak lightning=ud.6.a limb=5w line=15 link=zw.w linked=zw lion=f4.2c.mm
    lip=6a lips=48.21 lipstick=w9 liquid=a.lz liquor=m8 lis=15k lithuania=1cj litter=12b.i littering=12t lizard=h7 llama=ft loaf=jx lobster=ld
    lock=104.1.1.1.1 locked=103.2.1 locker=12m locomotive=qt log=pk lollipop=ls long=x2 loop=15u.1 loose=55 lorry=rk lotion=11p lotus=dd.1.1.4t loud=wf.1
    loudly=2i loudspeaker=wg love=e.1.2v.9.7.4.18.1.i.85.1.1.1.c3 low=wd.z.7i lowercase=16h lowered=z4.2 lucia=1ce luck=51.i0 luggage=su.9s lumber=pk.b0
    lungs=63 lust=3u luxembourg=1ck lying=1c m=16t maarten=1ep macao=1cy macedonia=1cu machine=od.8x mad=2s.1.1h.9 madagascar=1cs mage=ah.1.1 maggot=i2
    magic=oa magical=at.1.1 magnet=10w magnetic=p5.br magnifying=xy.1 mahjong=oq mail=3j.ve.1.1.1.1.2.1.1.1.1 mailbox=z3.1.1.1.1 maize=jk makeup=w9 malaria=i1
    malawi=1d6 malaysia=1d8 maldives=1d5 male=fo.pd mali=1cv malta=1d3 mammoth=fw
    man=6h.2.2.1.1.1.b.2.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.4.6.5.3.3.4.7.3.3.3.3.6.3.3.4.3.3.3.3.3.3.3.3.3.6.3.7.3.3.3.3.3.3.3.3.6.3.3.3.6.1.2.1.3.1.3.1.1.1.1.1.1.1.1.1.6.1.1.1.1.he.6m.2n.6p
    manager=8l.1.1 mango=j4 manicure=5r mantelpiece=t1 mantilla=9t manual=bo.1.1.fz mao=9s map=p3.1 maple=ir maracas=x3 marathon=br.1.1 mariana=1cz marino=1ei
    mark=3s.g.ub.1.4y.1r.1.1.1.1.1.b.2.1.1.3.6.y marker=yj marshall=1ct marsupial=gb.5 martial=nu martin=1cr martinique=1d0 mary=126 mask=1j.mg.t
    massage=b3.1.1 mate=md math=154.1.1.1 mauritania=1d1 mauritius=gw.w8 mayen=1ef mayotte=1fr maze=jk mcdonald=1bh me=55 meat=k6.2.1 meatball=kj
    mechanic=8f.1.1.se mechanical=5u.1 medal=n7.2.1.1.1 medical=1j.zs.47 medicine=pt.bc.1.1.3.48 meditation=dd.1.1 medium=we.bn.1.1.1 meeting=5o megaphone=wh
    meh=12.1.y.1 melilla=1ai melon=iy melt=a melted=ko melting=a memo=zf men=by.14.j.ot mending=3v menorah=13v menstruation=116 mercy=2a meridians=p2
    mermaid=aq.2 merman=aq.1 merperson=aq merwoman=aq.2 metal=yn metro=qy mexican=kf.1.1 mexico=1d7 mic=wo.3 microbe=i4 micronesia=1au microphone=wo.3
    microscope=112 middle=59 military=n7.8z milk=lv.1.f milky=ua mind=1u minibus=r8 minidisk=xk mining=10b minus=155 miquelon=1du miriam=126 mirror=oi.cw
    moai=127 mobile=x5.1.5q.20.2.1 mobility=119 mode=14y moisturizer=11p moldova=1cp molusc=lf monaco=1co monarch=9m money=s.4a.hz.bl.1.1.1.1.1.1.1.2.6l.1
    moneybag=ym mongolia=1cx monkey=3g.1.1.b7.1 monocle=20 monorail=r2 monster=2x.1.1.2.1.1.2.1.7w montenegro=1cq monthly=174 montserrat=1d2
    moon=l7.1t.6q.1.1.1.1.1.1.1.1.1.1.1.3 moose=f9 morning=qh.1 morocco=1cn mortar=pi mosque=q7 mosquito=i1 mother=a9 motor=ro.q motorboat=se motorcycle=rn
    motorized=bl.1.1.g3 motorway=rx mount=p9 mountain=cv.1.1.c9.1.1.1.18.m.1l mountains=qh mouse=fz.1.hi.45 mousetrap=11n mouth=1.1.2.o.2.1.5.4.n.b.4.6.i.d.32
    movie=xp.1.1.1.71 moyai=127 mozambique=1d9 mrs=a9 mug=m5.1 mugs=m6 multiplication=153.p multiply=153.p multitask=da.1.1 munch=2j muscle=5t museum=ot.1
    mushroom=iw music=wl.1.1.1.1.1.4.2.1.1.1.1.1 musical=wl.1.1.a muslim=q7.4.di mute=wc.8 muted=wc mx=aa myanmar=1cw naan=k0 nail=5r name=15m namibia=1da
    national=pe nations=1fc nauru=1dj nauseated=1m navigation=p5 nazar=125 neck=v9 necklace=w8 necktie=v6 needle=ov.1.c9 nepal=1di nerd=1z nervous=3n.2n
    nest=iu.1 nesting=iu.1.5o net=nv netherlands=19j.3x neutral=12.5a.3.c.2.2.2.3 nevis=1c6 new=tq.9.cv.6h.a.5 news=yh.1 newspaper=yh.1 next=14g ng=16v
    nib=za.v nicaragua=1df niger=1dc nigeria=1de night=1g.2.33.8w.cy.6 nine=tk.1 ninja=9i niue=1dk no=3g.1.1.3r.1.1.ve.1.1.1.1.2.1.1.4l noble=9m non=12u
    noodle=l0 norfolk=1dd north=130.97.n northeast=131 northern=1cz northwest=137 norway=1dh nose=1x.u.39.9n not=sw.9t.1.2.1.2.4a note=wm.1.21.1.1.1.v
    notebook=y5.7.1 notepad=zm notes=wn numbers=16i nurse=7x.1.1 nursing=a3.1.1.1 nurturing=ii nut=js.gv o=mm.6g.2.2.2.2.2.2.2.2.2.2.2.c0.18 oberon=ak.1
    ocean=hn.dd.gs octagonal=s5 octopus=hl oden=l3 offer=4u office=8l.1.1.h3.1.1 officer=99.1.1 ogre=31 oh=3d oil=rz.65 ok=z.3y.2f.1.1.zj old=70.1.1.t6
    older=70 olive=je om=13n oman=1dm once=14d oncoming=5g.lq.6.2.2 one=t4.1.2b.1.7g onion=jr open=1.1.3.o.2.1b.6.v.2f.sl.y.1.c.m.7d opening=11f
    ophiuchus=h8.n2 optical=xk.2.1 orange=3y.f2.fa.9a.9.e.2 orangutan=es organ=62.1 orienteering=p5 orthodox=13s ostentatious=gz otter=ge out=1s outbox=z0
    outgoing=yz outlined=j.14t.1.32 outlying=1fb over=u.1.pm owl=gv ox=fh.oi oyster=lb.5 p=16y package=z2 packing=su pad=zm.1 paddle=nr paella=km page=ye.2
    pager=x9 pail=lb.gj paintbrush=zd painting=ot.1.aj pakistan=1ds palau=1dz palestinian=1dx palette=8x.1.1.fv palm=4t.1.2x.au.u palms=5n pan=kl.1 panama=1dn
    pancake=k3 pancakes=k3 panda=gc pants=v8.a paper=y3.c.2.1.3b paperclip=zv.1 paperclips=zw papua=1dq parachute=sk paraguay=1e0 parasail=sk parasite=i3
    parcel=z2 park=pe.1a.1.1 parking=16y parlor=b6 parrot=h0 part=15w party=1w.kx.1o.1 partying=1w.a1.1.1 passenger=sc.1.2 passing=17d passport=12j
    password=107 pasta=l1 pastry=l6.g.1.2 patrol=rb pause=14h.8 paw=gi pawn=oo pc=xe pea=jw peace=gr.n3 peach=j8 peacock=gz peahen=gz peanut=js peanuts=js
    pear=j7 pearl=lg.v pedestrian=12o.7 pedestrians=12v peeking=w peep=w pen=za.1.1.t pencil=z9.6 penguin=gq pensive=1f people=bx.14.h.15 pepper=jl.1
    performing=os persevere=2l persevering=2l
    person=6f.1.2.9.2.2.2.3.3.3.3.3.3.3.3.3.3.3.1s.3.3.2.3.5.4.x.3.3.3.3.3.3.3.3.5.4.3.3.4.3.3.3.3.3.3.3.3.6.3.3.3.3.1.1 personal=xe peru=1do pest=hx.4.1
    pester=gh pet=et.1.7.1.10.1.1 petri=110 philippines=1dr phone=5s.rd.1.1.1.5o.20.2.1 phones=12w physicist=8o.1.1 pi=9s piano=wx pick=ri.4i.4b.1 picket=128
    pickle=jn pickup=ri picnic=11s picture=ot pie=lp piece=of.71.1 pierogi=l9 pierre=1du pig=fk.1.1.1 pile=2z pill=117 pilot=90.1.1 pin=zt.1.1w pina=jf
    pinata=oh pinched=4y pinching=4z pine=mw pineapple=j3 ping=nr pink=3x.14q pinocchio=1c pirate=h0.ro pisces=hh.ms pistol=o7 pita=k0 pitcairn=1dv pizza=kc
    placard=128 place=na.1.1.g9 plane=90.1.1 planet=u6 plant=i9.9.4.3.15 plate=mg play=qo.dq.3 playful=ge playground=qo playing=d4.1.1.1.1.1.bi plaything=og
    pleading=2a please=5p plug=xd plumage=gx plumber=8f.1.1.t3 plunder=18o plunger=11k plus=154 plush=og pod=jw point=56.1.1.2.1.1.vi pointed=13w.22.2d.1
    pointing=56.1.1.2.1.1 points=49 poland=1dt polar=ga pole=ny.2t police=99.1.1.i0.1.q polish=5r polo=d4.1.1 polynesia=1dp pong=nr poo=2z poodle=ex pool=o8
    poop=2z popcorn=kr popper=mt popping=m1 porkchop=k8 porous=11y portugal=1dy position=dd.1.1 post=pr.1.6q.c0 postal=wi postbox=z3.1.1.1.1 pot=kn.1.16.4
    potable=12c.i potato=ji.1k potsticker=l9 potted=ii pouch=vo poultry=k7 pound=yr pouring=m9 pouting=2s.n.3r.1.1 prawn=l5 pray=5p prayer=5n.ql
    pregnant=a0.1.1 present=n3 preserver=s8 pretty=hq pretzel=k1 previous=14k pride=18m prince=9n princess=9o principe=1en print=eo.1u printer=xg prints=gi
    privacy=105 prize=n8 professor=83.1.1 prohibited=79.1.1.ve.1.1.1.1.2.2.4d projector=xr proof=yu prophecy=la prosthetic=5u.1 protection=v3.73 protest=128
    proud=m.1p.eo public=wg puck=ak.1.d4 pudding=lt puerto=1dw puke=1n pulsating=3o pulse=3n.2f pump=s0 punch=5f.1 punctuation=3s.11i.1.1.1.1.1 punk=11q
    puppy=2a purity=i8 purple=43.13l.9 purse=vm.1 pushing=4v.1 pushpin=zt.1 puzzle=of qatar=1e1 quarter=ts.4.4.1 queen=w1 quench=11z question=15a.1.1
    quiet=x.7.v8.8 r=161 rabbit=g3.1 raccoon=f0 racehorse=c7.34 racing=bs.1.e.34.cb.1.gu racquet=nk.8 radio=wt.bl radioactive=12y rage=2s rail=qz
    railway=qt.1.1.1.1.2.1.3.v.p rain=ud.3.1.7.1.1.1.1 rainbow=uo.dy raised=11.3m.2.q.5.1y.rl.2 raising=5k.1y.1.1 ram=fo.oa ramen=l0 rancher=89.1.1 rat=g1
    ray=xn.3o rays=u3 razor=11o rebound=10h receipt=yu receive=x6.1s.3 receiver=x8 record=14r recovering=3v recreational=rh recuperating=3v recycle=15j
    recycling=15j red=1p.13.14.2p.5.1.ce.4.3s.1p.9d.6i.2.o.3.a.1v.9.j.1 reef=hn reflection=11e reflector=11e regal=9m registered=161 relaxed=j relief=1b
    relieved=m.s.12 religion=q6.1.2.1.1.5x.7d.2.1.1.1.1.1.1.2 reload=13e reminder=n4 repeat=14c.1 repercussion=10h reptile=h7 republic=19u.m rescue=s8.3z
    reserved=176 resist=2b resort=s9 respiration=63 restriction=12x restroom=12e.1.1.2 reunion=1e2 reverse=14i.1 revolver=o7 revolving=3p.od rewind=14j rex=hc
    rhinoceros=fx rhythm=x2 ribbon=3l.jh.2 rica=1a4 rice=in.29.1.1.1 rickshaw=rr rico=1dw right=4j.8.g.b.sh.52.1.1.6.1.1.1.1.11.3 rightward=4r
    rightwards=4r.5.m ring=s8.42 ringed=u6 roach=hx road=rx roasted=l2 robot=36 rock=54.3q.1.1.f7.1g.c7 rocket=93.1.1.jm rofl=6 roger=18o roll=jy.hv rolled=yi
    roller=qq.15 rolling=6.13 rolodex=zo romance=q3 romania=1e3 room=c0.1.1.qc.1 rooster=gl root=jv rope=oy rose=ia rosette=i9 rotfl=6 rotting=i2 round=zu
    roundhouse=pl rowboat=cg.1.1 rowing=cg.1.1 royalty=9m rucksack=vq rugby=nj ruler=zx.1 rung=10x running=4e.7d.1.1.c7.7t rushed=2f russia=oj.pm rwanda=1e6
    s=vk.8.5.2.3.5.67.1.cw.9 sacred=3u sad=2b.5.1.1.w safety=s8.2x.6l sagittarius=10i.3o sahara=1am sailboat=s9 sake=m0 salad=kq salon=b3 salt=kt salute=z.3r
    saluting=z salvador=1eo samoa=190.6o san=1ei sand=sv.1 sandal=vr.6 sandals=vr sandwich=ke.qx santa=a8 sao=1en sar=1bg.1i sarcastic=4y sari=vf sash=o0
    sassy=7f.1.1 satchel=vq satellite=sq.8e satisfied=4 saturn=u6 saturnine=u6 sauce=mk saucer=ss saudi=1e7 sauna=c0.1.1 sauropod=hb sausage=kd saver=s8
    savoring=n savouring=n saw=10k sax=wu saxophone=wu scale=10q scales=86.1.1.vw scared=v.1j.5 scarf=v9 scene=14g.4 schmear=k2 school=py.5s science=10z.3.1
    scientist=8o.1.1.me scissors=zz scooter=ro.5 score=49.sc scorpio=i0.m5 scorpion=i0.m5 scorpius=145 scotland=1fw scream=2j screaming=2j screw=10m
    screwdriver=10m scroll=yf scuba=nz sea=hg.at seafood=l3.a seal=hg search=xy.1 seat=sl.8x second=nb secret=17g secure=106 security=129 see=3g.jl
    seedling=ih selfie=5s selling=10u semi=rk senegal=1ej sent=z0 serbia=1e4 serpent=h8.n2 service=ew.s7 set=zy seven=tg.1 sewing=ov.1 seychelles=1e9 shaka=55
    shake=5o shaker=kt shaking=1d shallow=km shampoo=11p shamrock=ip shark=hk sharp=11o shave=11o shaved=li sheaf=in shedding=ik sheep=fo.1 shell=hm
    shellfish=le shield=10j shining=u8 shinkansen=qv.1 shinto=qa ship=s7.5.3.d6 shirt=o0.77 shocked=1u.e shoe=vs.1.2.1.1.2 shoes=vy shoo=4t shooting=u9
    shopping=vp.6b shortcake=ln shorts=vi shot=m8.ex shower=11l showing=oz.1.1 shrimp=l5.9 shrine=qa shrug=7u.1.1 shrugging=7u.1.1 shuffle=14b shush=x
    shushing=x shuttlecock=ns sick=1j.1.3.zi.2 sierra=1eh sign=54.n1.a3.2.1.n.1.21.1.2.1.1.1.1.a signal=s3.1 silent=14.v8.8 silhouette=ek.1.1 silver=nb.bc
    singapore=1ec singer=8u.1.1 single=14d sint=1ep sit=11i six=te.1.ah skate=nx.3y skateboard=ru skeleton=65.v6 skeptic=11 skeptical=22 skewer=l3.5
    ski=c8.1.bs skier=c8 skill=da skis=o1 skull=2x.1 skullcap=9s skunk=gf skydive=sk slash=wk sled=o2 sledge=o2 sleep=1g.2.33.8w.nz sleeping=1i sleepy=1g
    sleigh=o2 sleuth=9c.1.1 slice=kc.1b slide=qo slider=wp slightly=8.1w slip=vv slipper=vv slot=od sloth=gd slovakia=1eg slovenia=1ee slow=gd sly=f0
    small=q.49.gf.73.1x.dp.1.1.1.3.1 smile=1.1.1.1.1.3.4.3.4.2.2.28.c.1.2.1 smiling=2.1.5.4.1.1.1.4.2.1.7.15.x.d.2 smirk=17 smirking=17 smoking=121.r snail=hp
    snake=h8.n2 snap=52 snare=11n sneaker=vt sneeze=1o sneezing=1o snorkeling=nz snow=c8.1.bs.15.5c.c.1.1 snowboard=c9 snowboarder=c9 snowflake=uu
    snowman=uv.1 soap=11v.1 soapdish=11v soar=o6 sob=2i soccer=nd socks=vc soda=ma soft=lh.aw softball=nf software=8r.1.1 soldier=w6 solid=pj solomon=1e8
    somalia=1ek soon=13j sorcerer=ah.1 sorceress=ah.2 sorry=7o.1.1 sos=16z south=134.87.x.2e.16 southeast=133 southern=1ev southwest=135 sow=fl
    space=sq.1.1j.n spade=ok spaghetti=l1 spain=1ao spanner=10d.8 sparkle=3m.j3.2.7h.br sparkler=mp sparkles=mr sparkling=3m speak=3i.b2 speaker=wc.1.1.1
    speaking=ek speculum=11e speech=4g.1.1 speed=qv.1 speedboat=sb spider=hy.1 spill=m9 spiny=g7 spiral=1t.ft.i0.1 splashing=4d splayed=4o split=10a spock=4q
    spoked=15x sponge=11y spool=ov spoon=kp.1t sport=rh sports=n9 spots=fu spouting=hd springs=qm spy=9c.1.1 square=14q.13.1z.1.1.1.1.1.1.1.1.1.1.1.1.1.1.9.1
    squeeze=wv squid=lf squinting=4.n squirrel=g5 sri=1cg st=19f.2r.8.d.13.j.14 stadium=pf staff=15i stand=bc standing=bc.1.1
    star=g.3w.4i.1.1.dv.3o.3s.1.1.9f.5.3.22 stare=w stars=qf states=1fd station=r0.10 statue=q5.c2 steak=k8 stealth=9i steam=2r.99.1.1.er steaming=l0.x.4p
    steamy=c0.1.1 step=10x stethoscope=11a stew=kn stick=l3.5.2g.1.1.dj stink=gf stitches=ow stocking=vc stomp=5x stone=o3.1g.6s stop=rw.9.cl stopwatch=sz
    store=mk.3d.2 straight=zx straw=ma.2 strawberry=ja streamer=my string=ov stringed=x0 stripe=fd stroke=1p struck=g student=80.1.1 studio=wo stuffed=ki.3y
    stuffy=20 stunned=27 subway=qy suction=11k sudan=1ea.c suit=bw.co.1.1.1.6t.1.1 sun=1y.gf.84.1.2.3j.2.7.2.1.1.c sunflower=id sunglasses=1y.t4 sunny=z.t4
    sunrise=qh.1 sunscreen=11p sunset=qj.1 superhero=ab.1.1 superpower=ab.1.1.1.1.1 supervillain=ae.1.1 surfing=cd.1.1 suriname=1el surprise=v surprised=27.16
    sushi=l4 suspension=sn sutures=ow svalbard=1ef swan=gu swearing=2u sweat=5.2a.8.1q.qm sweating=1p sweden=1eb sweeping=11r
    sweet=l2.6.9.1.1.1.1.1.1.1.2.1.1.1.1.i swim=cj.1.1.iy swimming=cj.1.1.ii swimsuit=vg.1 swirl=l6 swiss=ko switzerland=19w sword=c6 swords=10f
    symbol=4a.y3.4.15.8.18.g.1.4 symbols=2u.13p sympathy=26 synagogue=q9 syria=1eq syringe=115 t=hc.dv table=nr tableware=mi tabs=yj taco=kf tada=mt
    taekwondo=nu tailoring=ow taiwan=1f7 tajikistan=1ey takeout=lb taking=dg tale=2v.2.4.1.1.6l.j.v.67.1.6z talisman=125 talk=h0 tamale=kh tanabata=mv
    tangerine=j0 tangled=oy tanzania=1f8 tao=13q taoist=13q tape=xx target=o4 taste=r taurus=fh.oi taxi=rd.1 tea=lx.1.1.c teacher=83.1.1 teacup=lz teapot=ly
    tear=7.f.1v.1.r.5.w7 tears=7.24.y technologist=8r.1.1 teddy=og teeth=11x telephone=x5.2.1.7q.1 telescope=113 television=xt teller=12a temple=q8.1
    tempura=l5 ten=tm.1 tennis=nk.7 tent=qd.f terrapin=h6 territories=1dx.y territory=1bs test=10z thailand=1ex thanks=5p.8y theater=os theatre=os
    therapist=7x.1.1 thermometer=1k.si thinking=y third=nc thirty=t3.2.2.2.2.2.2.2.2.2.2.2 thong=vr thongs=vr thought=4k thread=ov three=t8.1 thumb=52.b.1
    thumbs=5d.1 thunder=ud tichel=9t ticket=n5.1 tickets=n5 tie=oy.68 tiger=f5.1 tilted=xy.1 timber=pk timer=sv.1.4 timor=1f0 tipping=7f.1.1 tipsy=1r tire=s1
    tired=2o.1.1 titania=ak.2 tm=162 toadstool=iw tobago=1f5 together=5n togo=1ew toilet=11j.1.9.l.1.1.2 tokelau=1ez tokyo=q4 tomato=jd tombstone=123 tome=1en
    tonga=1f3 tongue=o.1.2.5h tool=mj.1o.2.3y.2r.30.1.3.1x.a.2.1.1.7.1.1.1.1.1.6.3.4.1.4i toolbox=10v tooth=64 toothbrush=11x top=w3.7h tophat=w3 torch=y2
    tornado=uk tortoise=h6 totally=28 touched=m towels=11t tower=q4 toy=o5.b track=ry.ci.4 trackball=xj tracks=14b tractor=rl trade=162 trademark=162
    tradesperson=8f.1.1 traffic=s3.1.ak.1 train=qt.1.1.1.1.3.y tram=qu.7.3.3 tramway=sp transgender=152.3l transparent=11f trap=11n travel=su tray=z0.1
    treasure=yn.a1 tree=ij.1.1.42.8 trend=zp.1 triangle=zy.4g.2.1.1.2.3r.1 triangular=zy.8k trident=15l trinidad=1f5 tristan=1es triton=ar triumph=2r troll=b2
    trolley=r7.at trolleybus=qu.7.3.3 troops=z trophy=n8 tropical=gy.k.1m.30 trouble=1t trousers=v8 truck=ra.8.1.1 trumpet=wy tshirt=v7 tube=10z tuk=rr
    tulip=if tumbler=m8 tunisia=1f2 turban=9p.1.1 turkey=gj.yl turkmenistan=1f1 turks=1et turn=s1 turtle=h6 tusk=fw tuvalu=1f6 tuxedo=9u.1.1 tv=xt twelve=t2.1
    twine=oy twins=dl.qf twist=oy twisted=k1 twister=un two=3q.c2.de.1 type=16l.1.1.9 typhoon=un tyrannosaurus=hc u=1fb.9 ufo=34.1.pn uganda=1fa ugly=gu
    ukraine=1f9 ultimate=nl umbrella=pb.5e.1.1.1 unamused=18 unbounded=158 uncomfortable=6a undead=an.1.1.a.1.1 under=12x underage=12x underarm=nf
    underwater=11w underwear=vh.1 uneven=1r unexpressive=13 unhappy=18 unicorn=fc uniform=nu union=1aq united=18r.27.4e.1 universal=158 unlock=104
    unlocked=104 unlucky=f3 unspecified=6c.3.c.2.2.2.3 unsure=22 uppercase=16g upside=9 upward=zp upwards=14l urn=124 uruguay=1fe useless=ii utility=rh
    uzbekistan=1ff v=50 vacancy=17e.4 valentine=3l vampire=an.1.1.5j vanuatu=1fm vat=11u vatican=1fg vegetable=jd.4.1.1.3.1.5 vehicle=r2.3.4.4.4.4.11
    veil=9x.1.1 venezuela=1fi verde=1a6 versus=171 vertical=s4.ba.1b vest=v5 vhs=xx vibration=14y vice=10p victory=50 vicuna=ft video=ob.1.8h.y.2.1.1.1.1
    videocassette=xx vietnam=i8.xd view=11f viewer=5c viewing=n0 villain=ae.1.1 vincent=1fh violin=wz virgin=1fj.1 virgo=6e.xp virus=i1.3 volcano=p8
    volleyball=nh voltage=ut volume=wd.1.1 vomit=1m.1 vomiting=1n vs=171 vulcan=4q waffle=k4 wales=1fx walk=b9.1.1 walking=az.1.1.8.1.1 wall=pi wallis=1fn
    wand=oa waning=tv.2 warning=12n warrior=w6 wastebasket=102 watch=sx water=d4.1.1.2c.8p.6t.6l.r.6.c.1e watermelon=iz wave=4m.qe waving=4m.13y.1 wavy=1r.13o
    waxing=tr.2 way=ua wc=12e.1.1.2 weapon=mj.1o.c7.1.4 wearing=9p.1.1 weary=2o.p weather=u2.9 web=hz wedding=9x.g6 wedge=k5 weight=cp.1.1 weights=cp.1.1
    welding=v3 well=3v west=136 western=1am whale=hd.1 wheel=qp.1c.bo wheelchair=bl.1.1.1.1.1.fz.1.an whew=2g whirlwind=uk whisky=m8 whisper=1b whistle=1b
    white=47.2g.7.1.1q.1.1.2v.1.1.4q.1x.ik.4l.1.2e.9.2.2.2.9.6.2 whoa=1t whoops=u wicked=45 wild=jp wildcard=op wilted=ib wind=it.46.7n window=11f wine=m2
    wing=h1 wings=ys wink=b.e winking=b.e wireless=14x wise=gv wisent=ff witch=ah.2.dr.dh withershins=13f without=14.kv.8x witness=4h wizard=ah.1.ds wolf=ey
    woman=6k.5.1.2.2.2.2.4.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.4.6.2.3.3.1.4.9.3.3.3.3.6.3.3.4.3.3.3.3.3.3.3.3.1.8.3.7.3.3.3.3.3.3.3.3.6.3.3.3.5.3.2.2.2.2.1.1.1.1.6.1.1.1.1.6.1.1.1.1.h1.c.1.2.3.6d.2l
    women=bz.14.g.ow won=2r wood=pk.aq wool=ft woolly=fw woozy=1r worker=7x.1.1.j.1.1.1.1.1.w.1.1.mm world=oz.1.1.1.1 worm=i3 worried=23.47 worship=13l
    wrap=kg wrapped=kh.2m wrench=10d.8 wrestle=d1.1.1 wrestler=d1 wrestling=d1.1.1 write=5q writing=5q wry=3b x=11b.3s.p.1 yacht=s9 yang=13q yarn=ox yawn=2q
    yawning=2q yellow=3z.13m.9 yemen=1fq yen=yo.7 yes=z yin=13q yo=o5 yoga=dd.1.1 you=53.9 young=6b.1.1.1.c3 yuebing=l7 yum=n yurt=pl zambia=1ft zany=q zap=ut
    zealand=1dl zebra=fd zimbabwe=1fu zipper=10 zodiac=6e.77.1j.d.7.2.1i.9.j.3c.19.dx.8.38.1.1.1.1.1.1.1.1.1.1.1.1 zombie=az.1.1 zori=vr zzz=1i.33
    """
