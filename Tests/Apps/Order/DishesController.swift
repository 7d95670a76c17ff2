import TestApps
import UIKit

class DishesController: UITableViewController {
    var onChoice: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dishes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
        cell.textLabel?.text = "Dish \(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice("Dish \(indexPath.row + 1)")
        tell("chosen Dish \(indexPath.row + 1)")
        navigationController?.popViewController(animated: true)
    }
}
