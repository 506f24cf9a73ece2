import { beginReads, pathOf, type BegunReads } from '@admin/http';
import { readsOf, type Shop } from './reads';

/** What the host prints where something can be begun: the way to the API, and what decides about dates. */
export interface Beginning extends Shop {
  readonly root: string;
  readonly nonce: string;
}

/** What was begun, for the dashboard to take up. */
export interface Begun extends BegunReads {
  readonly now: Date;
}

declare global {
  interface Window {
    storeAdminBeginning?: Beginning;
    storeAdminBegun?: Begun;
  }
}

/** One request for all that the screen at this address will ask, of which the host answers one after another. */
const ANSWERS = '/store-admin/v1/answers';

/** Asks the server while the dashboard's own scripts are still on their way. */
export function begin(page: Window, now: Date): void {
  const { storeAdminBeginning: beginning, location } = page;
  if (!beginning) return;
  const address = Object.fromEntries(new URLSearchParams(location.search));
  const paths = readsOf(address, now, beginning).map(({ path, query }) => pathOf(path, query));
  if (paths.length === 0) return;
  page.storeAdminBegun = { ...beginReads(beginning, ANSWERS, paths), now };
}
