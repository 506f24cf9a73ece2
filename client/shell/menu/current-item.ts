import { ownMenuLinks, pathOfLink } from './menu-links';

const SETTINGS = '/settings/';

/**
 * Marks the entry of the host's menu that leads to `path`, and its parent, with the host's own classes.
 * A page of the settings belongs to the entry that leads to the settings.
 * Another page without an entry opens the one whose element has the id `openMenu` in the place of the one that is open; without
 * that, what is open stays open, since the host opens something of its own for pages that it does not know, and closing it
 * would move the menu, as would opening one where the host has opened none.
 */
export function markCurrentItem(path: string, openMenu?: string): void {
  const isSettings = path.startsWith(SETTINGS);
  const links = ownMenuLinks().filter((link) => {
    const target = pathOfLink(link);
    return isSettings ? target.startsWith(SETTINGS) : target === path;
  });
  const link = links.find((candidate) => candidate.closest('.wp-submenu')) ?? links[0];
  // As the host has printed it, when the page has just been loaded.
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

/** The store's own section where the host doesn't show the one that a page asks for. */
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
