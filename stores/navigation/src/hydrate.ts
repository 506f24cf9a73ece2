import type { Registry } from '@admin/data';
import * as v from 'valibot';
import { MenuSchema } from './schemas';
import { navigationStore } from './store';

/** Hydrates from the global `wcNavigation`, which pages have while the navigation feature is enabled. */
export function hydrateNavigation(registry: Registry, page: unknown): void {
  const { success, output } = v.safeParse(MenuSchema, page);
  if (!success) return;
  const { menuItems: items, rootBackUrl, rootBackLabel } = output;
  void registry.dispatch(navigationStore).receiveMenu({ items, rootBackUrl, rootBackLabel });
}
