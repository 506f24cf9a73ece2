import {
  getPersistedQuery,
  isPlainClick,
  isWCAdmin,
  navigateTo,
  opensHere,
  pathIsExcluded,
  parseQuery,
  stringifyQuery,
  type Query,
} from '@admin/navigation';

const MENU_LINKS = '#adminmenu a[href]';

/** The links of the host's menu which lead to pages of the dashboard. */
export function ownMenuLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(MENU_LINKS)].filter(({ href }) => isWCAdmin(href));
}

export const pathOfLink = (link: HTMLAnchorElement): string => parseQuery(link.search)['path'] || '/';

const ownParameters = new WeakMap<HTMLAnchorElement, Query>();

/** Writes the query that is to be kept into the links of the menu, except of screens that want none of it. */
export function writePersistedQuery(query: Query): void {
  const kept = getPersistedQuery(query);
  for (const link of ownMenuLinks()) {
    const own = ownParameters.get(link) ?? parseQuery(link.search);
    ownParameters.set(link, own);
    const isExcluded = pathIsExcluded(pathOfLink(link));
    link.href = `admin.php?${stringifyQuery(isExcluded ? own : { ...own, ...kept })}${link.hash}`;
  }
}

/** Follows plain clicks on own links of the menu without a page load; gives back the function which ends it. */
export function followMenuClicks(): () => void {
  const menu = document.getElementById('adminmenu');
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !opensHere(link.href) || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigateTo({ url: link.href });
  };
  menu?.addEventListener('click', follow);
  return () => menu?.removeEventListener('click', follow);
}
