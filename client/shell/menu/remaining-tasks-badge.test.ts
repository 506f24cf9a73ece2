import { createTasksBadge } from './remaining-tasks-badge';

const badgeOf = (count: number) =>
  `<span class="awaiting-mod update-plugins remaining-tasks-badge count-${count}">${count}</span>`;

function printMenu(badge: string): void {
  document.body.innerHTML = `<ul id="adminmenu"><li><a href="admin.php?page=wc-admin">Home ${badge}<i></i></a></li></ul>`;
}

const shown = () => document.querySelector('.remaining-tasks-badge');

test('updates text and class', () => {
  printMenu(badgeOf(5));

  createTasksBadge().show(4);

  expect(shown()).toHaveTextContent('4');
  expect(shown()?.className).toBe('awaiting-mod update-plugins remaining-tasks-badge count-4');
});

test('removes the badge at zero, and restores it in place', () => {
  printMenu(badgeOf(1));
  const badge = createTasksBadge();

  badge.show(0);
  expect(shown()).not.toBeInTheDocument();

  badge.show(2);
  expect(shown()).toHaveTextContent('2');
  expect(shown()).toHaveClass('count-2');
  expect(shown()?.nextElementSibling?.tagName).toBe('I');
});

test('adds no badge if the host rendered none', () => {
  printMenu('');

  createTasksBadge().show(3);

  expect(shown()).not.toBeInTheDocument();
});
