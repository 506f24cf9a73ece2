import type { Registry } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { isRecord, toAddress } from '@admin/http';
import { toMenuItems } from './decode';
import { navigationStore } from './store';

/** Takes over the global `wcNavigation`, which pages carry while the navigation feature is on. */
export function hydrateNavigation(registry: Registry, page: unknown): void {
  if (!isRecord(page)) return;
  const { menuItems, rootBackUrl, rootBackLabel } = page;
  void registry.dispatch(navigationStore).receiveMenu({
    items: toMenuItems(menuItems),
    rootBackUrl: toAddress(rootBackUrl),
    rootBackLabel: typeof rootBackLabel === 'string' ? decodeEntities(rootBackLabel) : '',
  });
}
