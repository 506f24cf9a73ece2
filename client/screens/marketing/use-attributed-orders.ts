import { useMemo, useState } from 'react';
import { getHost } from '@admin/host';
import { getLastThirtyDays, useAttribution, useChannels } from '@admin/store-marketing';
import { useSettings } from '@admin/store-settings';
import { useCan } from '@admin/store-user';

/** Orders of the last thirty days by channel and campaign, from the store's own data. */
export type AttributedOrders = ReturnType<typeof useAttributedOrders>;

/** Statuses of orders that were started but not placed; reports don't count them. */
const DRAFTS = ['auto-draft', 'checkout-draft', 'trash'];

/** Loads orders only if there is a channel and the user can view orders. */
export function useAttributedOrders() {
  const can = useCan();
  const { channels } = useChannels();
  const { settings } = useSettings('wc_admin');
  const { currency, timeZone } = getHost().settings;
  const [after] = useState(() => getLastThirtyDays(new Date(), timeZone));
  const excluded = settings?.woocommerce_excluded_report_order_statuses;
  const isWanted = can('read_private_shop_orders') && channels !== undefined && channels.length > 0;
  const query = useMemo(
    () => (isWanted && excluded ? { after, status: getCounted(excluded) } : undefined),
    [isWanted, excluded, after],
  );
  const { totals, counted, failure, retry } = useAttribution({ channels, currency: currency.code, query });
  return {
    /** `undefined` if there is no data. */
    totals,
    counted,
    failure,
    retry,
    /** Whether nothing else will load without a user action. */
    isSettled: query === undefined || counted !== undefined || failure !== undefined,
  };
}

/** The statuses that the reports count. */
const getCounted = (excluded: readonly string[]): string[] =>
  Object.keys(getHost().settings.orderStatuses).filter(
    (status) => !excluded.includes(status) && !DRAFTS.includes(status),
  );
