import { hasMenuEntry, removeMenuEntry } from './index';

test('an entry of the menu is there or not, and goes once its page is done with', () => {
  document.body.innerHTML = '<ul id="adminmenu"><li id="toplevel_page_acme"></li></ul>';

  expect(hasMenuEntry('toplevel_page_acme')).toBe(true);
  expect(hasMenuEntry('toplevel_page_other')).toBe(false);

  removeMenuEntry('toplevel_page_acme');
  removeMenuEntry('toplevel_page_other');
  expect(hasMenuEntry('toplevel_page_acme')).toBe(false);
  document.body.replaceChildren();
});
