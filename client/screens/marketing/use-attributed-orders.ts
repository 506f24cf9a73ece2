import { useMemo, useState } from 'react';
import { getHost } from '@admin/host';
import { getLastThirtyDays, useAttribution, useChannels } from '@admin/store-marketing';
import { useSettings } from '@admin/store-settings';
import { useCan } from '@admin/store-user';

/** What the shop's own orders say of channels and campaigns, of the last thirty days. */
export type AttributedOrders = ReturnType<typeof useAttributedOrders>;

/** Statuses of orders that were begun and not placed; no report counts them. */
const DRAFTS = ['auto-draft', 'checkout-draft', 'trash'];

/** Asks only where there is a channel, and for who may see orders. */
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
  const { figures, counted, failure, retry } = useAttribution({ channels, currency: currency.code, query });
  return {
    /** `undefined` where nothing can be said. */
    figures,
    counted,
    failure,
    retry,
    /** Nothing more is to come by itself. */
    isSettled: query === undefined || counted !== undefined || failure !== undefined,
  };
}

/** The same orders as in the reports. */
const getCounted = (excluded: readonly string[]): string[] =>
  Object.keys(getHost().settings.orderStatuses).filter(
    (status) => !excluded.includes(status) && !DRAFTS.includes(status),
  );
