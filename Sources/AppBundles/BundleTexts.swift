/// The small files of a bundle.
struct BundleTexts {
    let name: String
    let title: String
    let place: String
    /// The icon's file name.
    let icon: String
    let packages: [String]
    /// The system's libraries, for systems whose packages are not known.
    let files: [String]

    /// Starts the app with the libraries beside it, wherever the folder stands.
    var launcher: String {
        """
        #!/bin/sh
        # Starts the app with the libraries of this folder, wherever it stands.
        here=$(dirname "$(readlink -f "$0")")
        if [ ! -e /proc/self/exe ]; then
            echo "\(name): /proc is not mounted, where an app finds its own resources: mount -t proc proc /proc" >&2
            exit 69
        fi
        if [ -e "$here/fonts.conf" ]; then export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/fonts.conf}"; fi
        export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
        exec "$here/bin/\(name)" "$@"

        """
    }

    /// For menus: copied to `~/.local/share/applications` or `/usr/share/applications`.
    var desktopFile: String {
        """
        [Desktop Entry]
        Type=Application
        Name=\(title.replacing("\\", with: "\\\\"))
        Exec="\(place)/\(name)"
        Icon=\(place)/\(icon)
        Terminal=false
        Categories=Utility;

        """
    }

    /// For `systemctl --user enable`: the app starts with the graphical session, and again when it fails.
    var unit: String {
        """
        [Unit]
        Description=\(title.replacing("%", with: "%%"))
        PartOf=graphical-session.target
        After=graphical-session.target

        [Service]
        ExecStart="\(place)/\(name)"
        Restart=on-failure

        [Install]
        WantedBy=graphical-session.target

        """
    }

    /// For `systemctl enable`: the app starts with the machine, on a display that no other program shows something on. Its user has no more rights than
    /// seatd gives it, and a separate folder to write to.
    var kioskUnit: String {
        """
        [Unit]
        Description=\(title.replacing("%", with: "%%"))
        Requires=seatd.service
        After=seatd.service getty@tty1.service
        Conflicts=getty@tty1.service

        [Service]
        ExecStart="\(place)/\(name)"
        Environment=DACTYL_ON=kms HOME=/var/lib/\(name)
        DynamicUser=yes
        SupplementaryGroups=video
        StateDirectory=\(name)
        Restart=always

        [Install]
        WantedBy=multi-user.target

        """
    }

    /// What the other machine must have.
    var packageList: String {
        if packages.isEmpty { return "# Libraries that the system must have\n" + files.map { "# \($0)\n" }.joined() }
        return "# Packages that the system must have\n" + packages.map { "\($0)\n" }.joined()
    }
}
