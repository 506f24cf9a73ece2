import { cardReads } from '@admin/store-gateways';
import {
  chooseInterval,
  getDateRanges,
  itemsRead,
  readFilters,
  readPeriod,
  seriesRead,
  statsRead,
  toSeriesQuery,
  toTableQuery,
  type AddressQuery,
  type Read,
  type ShopCalendar,
} from '@admin/store-reports';
import { OVERVIEW, RECIPES, type Recipe } from './recipes';

export interface Shop extends ShopCalendar {
  /** As the shop's settings have it: `period=month&compare=previous_year`. */
  readonly defaultRange: string;
  /** Whether the reader has the overview as it is at first. */
  readonly isOverviewUsual: boolean;
}

/** Parameters by which another question is asked than the usual one of a report. */
const OTHERWISE = ['search', 'filter', 'view', 'is-variable', 'orderby', 'order', 'paged', 'per_page'];

const OVERVIEW_PATH = '/analytics/overview';

const REPORT = /^\/(?:analytics\/)?([a-z]+)\/?$/;

/** What the screen at an address will ask the server first: nothing where that is not known before it is there. */
export function readsOf(address: AddressQuery, now: Date, shop: Shop): readonly Read[] {
  if (address['path'] === OVERVIEW_PATH) return overviewReads(address, now, shop);
  if (!address['path'] && address['task'] === 'payments') return cardReads;
  const [, name = ''] = REPORT.exec(address['path'] ?? '') ?? [];
  const recipe = Object.hasOwn(RECIPES, name) ? RECIPES[name] : undefined;
  if (!recipe || OTHERWISE.some((parameter) => address[parameter])) return [];
  return recipe.isTimeless ? timelessReads(recipe, address) : datedReads(recipe, address, now, shop);
}

/** The figures first, since the reader looks there first. */
function overviewReads(address: AddressQuery, now: Date, shop: Shop): readonly Read[] {
  const isUsual =
    shop.isOverviewUsual && Object.keys(address).every((name) => ['page', 'path'].includes(name));
  if (!isUsual) return [];
  const { present, previous } = getDateRanges(readPeriod(address, shop.defaultRange), now, shop);
  const interval = chooseInterval(present, shop.startOfWeek, undefined);
  const stats = OVERVIEW.indicators.join(',');
  return [
    ...[present, previous].map((range) => itemsRead('performance-indicators', { stats, ...range })),
    ...OVERVIEW.charts.flatMap(({ stats: report, field }) =>
      [present, previous].map((range) =>
        seriesRead(report, { ...toSeriesQuery({ filters: {}, fields: [field], interval }), ...range }),
      ),
    ),
    itemsRead('leaderboards', { ...present, per_page: OVERVIEW.leaderboardRows, persisted_query: '{}' }),
  ];
}

function timelessReads({ stats, fields, table }: Recipe, address: AddressQuery): Read[] {
  const filters = readFilters(address);
  const { items = stats, fixed, sortable, order = 'desc' } = table;
  return [
    seriesRead(stats, toSeriesQuery({ filters, fields })),
    itemsRead(items, toTableQuery({ address, filters, fixed, sortable, defaultOrder: order })),
  ];
}

function datedReads(recipe: Recipe, address: AddressQuery, now: Date, shop: Shop): Read[] {
  const { stats, fields, table } = recipe;
  const { items, fixed, sortable, order = 'desc' } = table;
  const filters = readFilters(address);
  const ranges = getDateRanges(readPeriod(address, shop.defaultRange), now, shop);
  const interval = chooseInterval(ranges.present, shop.startOfWeek, address['interval']);
  const series = toSeriesQuery({ filters, fields, interval });
  const rows = toTableQuery({
    address,
    filters,
    fixed: items === undefined ? { interval: 'day' } : fixed,
    sortable,
    defaultOrder: order,
    range: ranges.present,
  });
  return [
    seriesRead(stats, { ...series, ...ranges.present }),
    items === undefined ? statsRead(stats, rows) : itemsRead(items, rows),
    seriesRead(stats, { ...series, ...ranges.previous }),
  ];
}
