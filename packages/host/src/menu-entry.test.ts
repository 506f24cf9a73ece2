import { hasMenuEntry, removeMenuEntry } from './index';

test('removes a menu entry when its page is complete', () => {
  document.body.innerHTML = '<ul id="adminmenu"><li id="toplevel_page_acme"></li></ul>';

  expect(hasMenuEntry('toplevel_page_acme')).toBe(true);
  expect(hasMenuEntry('toplevel_page_other')).toBe(false);

  removeMenuEntry('toplevel_page_acme');
  removeMenuEntry('toplevel_page_other');
  expect(hasMenuEntry('toplevel_page_acme')).toBe(false);
  document.body.replaceChildren();
});
