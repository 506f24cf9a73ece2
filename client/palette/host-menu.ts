import { getAdminLink } from '@admin/host';
import { parseAdminUrl, safeUrl } from '@admin/navigation';
import type { Place } from './command';

/** What the menu shows beside the names: counts, and words for screen readers. */
const BESIDE = '.awaiting-mod, .update-plugins, .screen-reader-text, .menu-counter';

/**
 * The screens of the host's own menu on this page, which lists what this user may see and nothing else.
 * @param isKnown whether an address is listed already
 */
export function listHostMenu(isKnown: (href: string) => boolean): Place[] {
  const entries = document.querySelectorAll('#adminmenu > li.menu-top');
  return [...entries].flatMap((entry) => {
    const top = entry.querySelector<HTMLAnchorElement>('a.menu-top');
    if (!top) return [];
    const parent = nameOf(top);
    const below = [...entry.querySelectorAll<HTMLAnchorElement>('.wp-submenu a')];
    return (below.length > 0 ? below : [top])
      .map((link) => ({ link, title: nameOf(link) }))
      .filter(({ link, title }) => title !== '' && safeUrl(link.href) !== undefined && !isKnown(link.href))
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

/** Whether the host's menu on this page leads to an address, however that is written there. */
export function isInHostMenu(href: string): boolean {
  const wanted = spell(href);
  const links = document.querySelectorAll<HTMLAnchorElement>('#adminmenu a');
  return [...links].some((link) => spell(link.href) === wanted);
}

function spell(href: string): string {
  const { origin, pathname, searchParams } = parseAdminUrl(href);
  return `${origin}${pathname}?${searchParams.toString()}`;
}

function nameOf(link: HTMLAnchorElement): string {
  const copy = link.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const beside of copy.querySelectorAll(BESIDE)) beside.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** The part of an address behind the admin's, the same on every site. */
function toAddress(href: string): string {
  const admin = getAdminLink('');
  return href.startsWith(admin) ? href.slice(admin.length) : href;
}
