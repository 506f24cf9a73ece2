import {
  getCarriedQuery,
  isWCAdmin,
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
  const kept = getCarriedQuery(query);
  for (const link of ownMenuLinks()) {
    const own = ownParameters.get(link) ?? parseQuery(link.search);
    ownParameters.set(link, own);
    const isExcluded = pathIsExcluded(pathOfLink(link));
    const wanted = stringifyQuery(isExcluded ? own : { ...own, ...kept });
    // Writing what is there already, in whichever spelling, has the browser style the menu again.
    if (wanted !== stringifyQuery(parseQuery(link.search))) link.href = `admin.php?${wanted}${link.hash}`;
  }
}
