import { ownMenuLinks, getLinkPath } from './menu-links';

const SETTINGS = '/settings/';

/**
 * Marks the host's menu item that leads to `path`, and its parent, with the host's own classes. A settings page belongs
 * to the settings menu item. For other pages without a menu item, the item with the id `openMenu` is opened instead of
 * the open one. Without `openMenu` the open item stays open, because the host opens one of its own for unknown pages,
 * and closing it would shift the menu, as would opening one where the host opened none.
 */
export function markCurrentItem(path: string, openMenu?: string): void {
  const isSettings = path.startsWith(SETTINGS);
  const links = ownMenuLinks().filter((link) => {
    const target = getLinkPath(link);
    return isSettings ? target.startsWith(SETTINGS) : target === path;
  });
  const link = links.find((candidate) => candidate.closest('.wp-submenu')) ?? links[0];
  // The host already marked it when the page was loaded.
  if (link?.ariaCurrent) return;
  for (const element of document.querySelectorAll('#adminmenu .current, #adminmenu [aria-current]')) {
    element.classList.remove('current');
    element.removeAttribute('aria-current');
  }
  if (link?.closest('.wp-submenu')) markItem(link);
  const isAnyOpen = document.querySelector('#adminmenu .wp-menu-open') !== null;
  const top =
    link?.closest('li.menu-top') ?? (openMenu === undefined || !isAnyOpen ? null : findSection(openMenu));
  if (!top) return;
  for (const element of document.querySelectorAll(
    '#adminmenu .wp-has-current-submenu, #adminmenu .wp-menu-open',
  )) {
    setOpen(element, false);
  }
  openTop(top, link?.closest('.wp-submenu') === null ? link : undefined);
}

/** Returns the store's own section if the host doesn't show the one that a page requests. */
const findSection = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? document.getElementById('toplevel_page_woocommerce');

function markItem(link: Element): void {
  link.classList.add('current');
  link.setAttribute('aria-current', 'page');
  link.closest('li')?.classList.add('current');
}

function openTop(top: Element, ownLink: Element | undefined): void {
  if (!top.querySelector('.wp-submenu')) {
    top.classList.add('current');
    if (ownLink) markItem(ownLink);
    return;
  }
  setOpen(top, true);
  const link = top.querySelector(':scope > a');
  if (link) setOpen(link, true);
}

function setOpen({ classList }: Element, isOpen: boolean): void {
  classList.toggle('wp-has-current-submenu', isOpen);
  classList.toggle('wp-menu-open', isOpen);
  classList.toggle('wp-not-current-submenu', !isOpen);
}
