import { fireEvent, render, screen } from '@testing-library/react';
import { getHistory, getPath } from '@admin/navigation';
import { useFollowedLinks } from './followed-links';

const PAGE = `
  <ul id="adminmenu">
    <li><a href="admin.php?page=wc-admin&path=/analytics/revenue">Revenue</a></li>
    <li><a href="admin.php?page=wc-settings">Settings</a></li>
  </ul>
  <table class="sa-table">
    <tr>
      <td><a href="admin.php?page=wc-admin&path=%2Fcustomers"><bdi>Ada</bdi></a></td>
      <td><a href="post.php?post=12&action=edit">12</a></td>
    </tr>
  </table>
  <p><a href="admin.php?page=wc-admin&path=%2Fcustomers">Of somebody else</a></p>
  <div id="app"></div>`;

function Follower() {
  useFollowedLinks();
  return null;
}

beforeEach(() => {
  getHistory().replace('/wp-admin/admin.php?page=wc-admin');
  document.body.innerHTML = PAGE;
  render(<Follower />, { container: document.body.querySelector<HTMLElement>('#app') ?? document.body });
});

afterEach(() => {
  document.body.innerHTML = '';
});

/** Clicks a link; returns whether the browser would load a page, which the test prevents. */
function press(name: string, keys = {}): boolean {
  const held = jest.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  window.addEventListener('click', held, { once: true });
  fireEvent.click(screen.getByText(name), keys);
  return held.mock.results[0]?.value === true;
}

test.each([
  ['in the menu', 'Revenue', '/analytics/revenue'],
  ['in a table cell', 'Ada', '/customers'],
])('opens a link %s without a page load', (_, name, path) => {
  expect(press(name)).toBe(false);
  expect(getPath()).toBe(path);
});

test.each(['Settings', '12', 'Of somebody else'])('leaves "%s" to the browser', (name) => {
  expect(press(name)).toBe(true);
  expect(getPath()).toBe('/');
});

test('leaves clicks that open a new tab to the browser', () => {
  expect(press('Revenue', { ctrlKey: true })).toBe(true);
  expect(getPath()).toBe('/');
});
