import { getSetting } from '@admin/host';
import {
  getCarriedQuery,
  isWCAdmin,
  parseQuery,
  pathIsExcluded,
  stringifyQuery,
  type Query,
} from '@admin/navigation';

/** Where an entry leads; the dashboard's own screens keep the dates that are looked at. */
export function toNavigationUrl(url: string, query: Query = parseQuery(window.location.search)): string {
  const address = new URL(url, getSetting('adminUrl'));
  if (!isWCAdmin(address.href)) return address.href;
  const own = parseQuery(address.search);
  if (!pathIsExcluded(own['path'] || '/')) {
    address.search = stringifyQuery({ ...getCarriedQuery(query), ...own });
  }
  return address.href;
}
