import TestApps
import UIKit

class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Item \(indexPath.row)"
        if indexPath.row == 1 {
            let toggle = UISwitch()
            toggle.addAction(UIAction { [weak toggle] _ in tell("switch \(toggle?.isOn == true)") }, for: .valueChanged)
            cell.accessoryView = toggle
        } else {
            cell.accessoryView = nil
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tell("row \(indexPath.row)") }
}
