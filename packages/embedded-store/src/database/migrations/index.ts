import { accounts } from './accounts';
import { analyticsTables } from './analytics-tables';
import { catalogue } from './catalogue';
import { customers } from './customers';
import { deliveries } from './deliveries';
import { deliveryUses } from './delivery-uses';
import { events } from './events';
import { exportOwners } from './export-owners';
import { gatewaySettings } from './gateway-settings';
import { goods } from './goods';
import { history } from './history';
import { historyCapability } from './history-capability';
import { manyVariations } from './many-variations';
import { knownShops } from './known-shops';
import { notes } from './notes';
import { options } from './options';
import { orderDateIndexes } from './order-date-indexes';
import { orderLines } from './order-lines';
import { orders } from './orders';
import { pluginJobs } from './plugin-jobs';
import { plugins } from './plugins';
import { pricing } from './pricing';
import { productSales } from './product-sales';
import { reportIndexes } from './report-indexes';
import { reportJobs } from './report-jobs';
import { reportLines } from './report-lines';
import { reportSums } from './report-sums';
import { selling } from './selling';
import { setup } from './setup';
import { taxPlaces } from './tax-places';
import type { Migration } from './types';
import { variationStock } from './variation-stock';

export type { Migration } from './types';

/** In the order in which they were introduced; new ones go to the end. */
export const migrations: readonly Migration[] = [
  options,
  accounts,
  plugins,
  catalogue,
  orders,
  selling,
  orderLines,
  pricing,
  customers,
  analyticsTables,
  goods,
  pluginJobs,
  taxPlaces,
  gatewaySettings,
  notes,
  setup,
  productSales,
  variationStock,
  reportJobs,
  reportIndexes,
  events,
  reportSums,
  reportLines,
  orderDateIndexes,
  manyVariations,
  knownShops,
  history,
  deliveries,
  historyCapability,
  exportOwners,
  deliveryUses,
];
