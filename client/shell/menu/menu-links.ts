import {
  getCarriedQuery,
  isWCAdmin,
  pathIsExcluded,
  parseQuery,
  stringifyQuery,
  type Query,
} from '@admin/navigation';

const MENU_LINKS = '#adminmenu a[href]';

/** Returns the links of the host's menu that lead to dashboard pages. */
export function ownMenuLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(MENU_LINKS)].filter(({ href }) => isWCAdmin(href));
}

export const getLinkPath = (link: HTMLAnchorElement): string => parseQuery(link.search)['path'] || '/';

const ownParameters = new WeakMap<HTMLAnchorElement, Query>();

/** Adds the persisted query to the links of the menu, except for screens that exclude it. */
export function writePersistedQuery(query: Query): void {
  const kept = getCarriedQuery(query);
  for (const link of ownMenuLinks()) {
    const own = ownParameters.get(link) ?? parseQuery(link.search);
    ownParameters.set(link, own);
    const isExcluded = pathIsExcluded(getLinkPath(link));
    const wanted = stringifyQuery(isExcluded ? own : { ...own, ...kept });
    // Setting an equivalent query, even if it is written differently, makes the browser restyle the menu.
    if (wanted !== stringifyQuery(parseQuery(link.search))) link.href = `admin.php?${wanted}${link.hash}`;
  }
}
