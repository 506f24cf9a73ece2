import { getSetting } from '@admin/host';
import {
  getCarriedQuery,
  isWCAdmin,
  parseQuery,
  pathIsExcluded,
  stringifyQuery,
  type Query,
} from '@admin/navigation';

/** Returns the address of a menu item; dashboard screens keep the current date range. */
export function toNavigationUrl(url: string, query: Query = parseQuery(window.location.search)): string {
  const address = new URL(url, getSetting('adminUrl'));
  if (!isWCAdmin(address.href)) return address.href;
  const own = parseQuery(address.search);
  if (!pathIsExcluded(own['path'] || '/')) {
    address.search = stringifyQuery({ ...getCarriedQuery(query), ...own });
  }
  return address.href;
}
