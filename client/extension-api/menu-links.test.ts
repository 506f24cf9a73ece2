import { addFilter, removeFilter } from '@admin/extensions';
import { reloadExcludedLinks } from './menu-links';
import { getQueryExcludedScreensUrlUpdate } from './navigation';

const FILTER = 'woocommerce_admin_nav_update_excluded_screens';

/** Clicks a link of the menu; returns whether the dashboard's click listener on the menu was called. */
function isHeard(path: string): boolean {
  document.body.innerHTML = `<ul id="adminmenu"><li><a href="admin.php?page=wc-admin&path=${path}">x</a></li></ul>`;
  let heard = false;
  document.getElementById('adminmenu')?.addEventListener('click', (event) => {
    heard = true;
    event.preventDefault();
  });
  const link = document.querySelector('a');
  // Prevents navigation, which jsdom doesn't support.
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  link?.click();
  return heard;
}

test('leaves links to excluded screens to the browser, and handles all others', () => {
  addFilter(FILTER, 'acme', (screens: string[]) => [...screens, 'acme', 7]);
  expect(getQueryExcludedScreensUrlUpdate()).toEqual(['extensions', 'acme']);
  const end = reloadExcludedLinks();

  expect(isHeard('/acme')).toBe(false);
  expect(isHeard('/analytics/orders')).toBe(true);

  end();
  expect(isHeard('/acme')).toBe(true);
  removeFilter(FILTER, 'acme');
});
