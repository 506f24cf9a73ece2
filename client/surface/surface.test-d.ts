/** What the types of the globals promise, and what they refuse. Compiled with everything else. */
import type { Namespaces } from './index';

declare const wc: Namespaces;

const amount: string = wc.currency.default({ code: 'EUR' }).formatAmount(12);
const same: typeof wc.currency.default = wc.currency.CurrencyFactory;
const store: 'wc/admin/options' = wc.data.OPTIONS_STORE_NAME;
const ids: number[] = wc.navigation.getIdsFromQuery('1,2');
const format: string | ((value: number) => string) = wc.data.getTooltipValueFormat(
  'currency',
  (value: number) => `${value}`,
);

// @ts-expect-error -- there is no default but that of the currency
void wc.navigation.default;
// @ts-expect-error -- a position is one of four
wc.currency.CurrencyFactory({ symbolPosition: 'above' });
// @ts-expect-error -- a report has an endpoint
wc.data.getSummaryNumbers({ query: {} });
// @ts-expect-error -- orders have a status
wc.components.OrderStatus({ order: {} });

export { amount, format, ids, same, store };
