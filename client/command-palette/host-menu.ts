import { getAdminLink } from '@admin/host';
import { isWCAdmin, parseAdminUrl, safeUrl } from '@admin/navigation';
import type { CommandLink } from './command';

/** Elements of menu items that aren't part of the name: counts and screen reader text. */
const BESIDE = '.awaiting-mod, .update-plugins, .screen-reader-text, .menu-counter';

/**
 * Lists the screens of the host's menu on this page, which contains only what the user may see.
 * @param listed links to leave out, because they are already listed
 */
export function listHostMenu(listed: readonly CommandLink[]): CommandLink[] {
  const listedScreens = new Set(listed.map(({ href }) => screenOf(href)));
  const entries = document.querySelectorAll('#adminmenu > li.menu-top');
  return [...entries].flatMap((entry) => {
    const top = entry.querySelector<HTMLAnchorElement>('a.menu-top');
    if (!top) return [];
    const parent = nameOf(top);
    const below = [...entry.querySelectorAll<HTMLAnchorElement>('.wp-submenu a')];
    return (below.length > 0 ? below : [top])
      .map((link) => ({ link, title: nameOf(link) }))
      .filter(
        ({ link, title }) =>
          title !== '' && safeUrl(link.href) !== undefined && !listedScreens.has(screenOf(link.href)),
      )
      .map(({ link, title }) => ({
        id: `host ${toAddress(link.href)}`,
        group: 'host',
        title,
        trail: title === parent ? undefined : parent,
        icon: 'chevron-end',
        href: link.href,
      }));
  });
}

/** Whether the host's menu on this page links to a screen, regardless of how the link is written. */
export function isInHostMenu(href: string): boolean {
  const wanted = screenOf(href);
  const links = document.querySelectorAll<HTMLAnchorElement>('#adminmenu a');
  return [...links].some((link) => screenOf(link.href) === wanted);
}

/**
 * Returns a key of a screen. Dashboard screens are identified by path and task only, because menu links carry the date
 * range.
 */
function screenOf(address: string): string {
  const { href, origin, pathname, searchParams } = parseAdminUrl(address);
  if (!isWCAdmin(href)) return href;
  return [origin + pathname, searchParams.get('path'), searchParams.get('task')].join(' ');
}

function nameOf(link: HTMLAnchorElement): string {
  const copy = link.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const beside of copy.querySelectorAll(BESIDE)) beside.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the part of a URL after the admin URL, which is the same on every site. */
function toAddress(href: string): string {
  const admin = getAdminLink('');
  return href.startsWith(admin) ? href.slice(admin.length) : href;
}
