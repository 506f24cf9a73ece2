import { useCallback, useMemo } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { settingsStore } from '@admin/store-settings';
import { getActionableStatuses } from './actionable';
import { ordersStore } from './store';
import type { OrderQuery } from './types';

/** The statuses of orders to fulfill; `undefined` until known. */
export function useActionableStatuses() {
  const { settings, ...resolution } = useSelect((select, resolutionOf) => ({
    settings: select(settingsStore).getSettings('wc_admin'),
    ...resolutionOf(settingsStore).getSettings('wc_admin'),
  }));
  const statuses = useMemo(
    () => settings && getActionableStatuses(settings.woocommerce_actionable_order_statuses),
    [settings],
  );
  return { statuses, ...resolution };
}

const NOTHING = { items: [], total: 0, totalPages: 0 };

/** The newest orders to fulfill; an empty page if no status is configured. */
export function useOrdersToFulfill(perPage = 5) {
  const registry = useRegistry();
  const { statuses, ...settings } = useActionableStatuses();
  const read = useSelect((select, resolution) => {
    if (!statuses) return { page: undefined, ...settings };
    // For an empty list the server would return all orders.
    if (statuses.length === 0) return { page: NOTHING, ...settings };
    const query: OrderQuery = { page: 1, per_page: perPage, status: statuses };
    return {
      page: select(ordersStore).getOrders(query),
      ...resolution(ordersStore).getOrders(query),
    };
  });
  const areStatusesKnown = statuses !== undefined;
  const retry = useCallback(() => {
    if (areStatusesKnown) registry.invalidateAll(ordersStore);
    else registry.invalidate(settingsStore).getSettings('wc_admin');
  }, [registry, areStatusesKnown]);
  return { ...read, retry };
}
