import type { Registry } from '@admin/data';
import * as v from 'valibot';
import { MenuSchema } from './schemas';
import { navigationStore } from './store';

/** Takes over the global `wcNavigation`, which pages carry while the navigation feature is on. */
export function hydrateNavigation(registry: Registry, page: unknown): void {
  const { success, output } = v.safeParse(MenuSchema, page);
  if (!success) return;
  const { menuItems: items, rootBackUrl, rootBackLabel } = output;
  void registry.dispatch(navigationStore).receiveMenu({ items, rootBackUrl, rootBackLabel });
}
