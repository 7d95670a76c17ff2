import UIKit

/// What is set when. Rows are deleted by a swipe, moved while the list is edited, and opened by a tap.
class ScheduleViewController: UITableViewController {

    private let room: Room

    init(room: Room) {
        self.room = room
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addEntry))
        add.accessibilityLabel = NSLocalizedString("Add", comment: "A button")
        navigationItem.rightBarButtonItem = add
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return room.schedule.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry") ?? UITableViewCell(style: .value1, reuseIdentifier: "Entry")
        let entry = room.schedule[indexPath.row]
        cell.textLabel?.text = "\(Room.time(entry.minute))   \(entry.name)"
        cell.detailTextLabel?.text = Room.text(entry.temperature)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        room.schedule.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let form = EntryViewController(entry: room.schedule[indexPath.row]) { [weak self] entry in
            self?.room.schedule[indexPath.row] = entry
            self?.sort()
        }
        navigationController?.pushViewController(form, animated: true)
    }

    @objc private func addEntry() {
        let entry = Room.Entry(name: "", minute: 12 * 60, temperature: 20)
        let form = EntryViewController(entry: entry) { [weak self] entry in
            self?.room.schedule.append(entry)
            self?.sort()
        }
        navigationController?.pushViewController(form, animated: true)
    }

    private func sort() {
        room.schedule.sort { $0.minute < $1.minute }
        tableView.reloadData()
    }

}
