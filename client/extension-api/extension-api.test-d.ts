/** Type tests for the globals. Compiled with the rest of the code. */
import type { Namespaces } from './index';
import type { createSettingsNamespace } from './settings';

declare const wc: Namespaces;
declare const wcSettings: ReturnType<typeof createSettingsNamespace>;

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

// Currency, numbers, dates and files
const config: string = wc.currency.getFilteredCurrencyInstance({ period: 'week' }).getCurrencyConfig().code;
const written: string = wc.number.numberFormat({ precision: 2 }, 12);
const delta: number | null = wc.number.calculateDelta(2, 1);
const range: string = wc.date.getCurrentDates({ period: 'week' }).primary.range;
const interval: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' = wc.date.getIntervalForQuery({});
const file: string = wc.csvExport.generateCSVDataFromTable([{ label: 'A' }], [[{ value: 1 }]]);

// @ts-expect-error -- a comparison is with one of two periods
wc.date.getCurrentPeriod('week', 'last_decade');
// @ts-expect-error -- a file has a content
wc.csvExport.downloadCSVFile('acme.csv');

// Navigation, tracks and experiments
const path: string = wc.navigation.getNewPath({ acme: '1' }, '/acme');
const names: string[] = wc.navigation.getPersistedQuery() && Object.keys(wc.navigation.getPersistedQuery());
const isRecorded: boolean = wc.tracks.recordEvent('acme_click', { id: 1 });
const age: number | null = wc.customerEffortScore.getStoreAgeInWeeks(0);
const nobody: readonly [boolean, { variationName: null }] = wc.explat.useExperiment('acme');

// @ts-expect-error -- an event has a name
wc.tracks.recordEvent();
// @ts-expect-error -- it wants an object with the address
wc.navigation.navigateTo('/');

// Data
const can: boolean = wc.data.useUser().currentUserCan('manage_woocommerce');
const isRequesting: boolean = wc.data.getSummaryNumbers({ endpoint: 'acme', query: {} }).isRequesting;
const most: 100 = wc.data.MAX_PER_PAGE;

// @ts-expect-error -- a capability has a name
wc.data.useUser().currentUserCan();
// @ts-expect-error -- there is no store of this name
void wc.data.ACME_STORE_NAME;

// Layout and components
void wc.adminLayout.WooHeaderItem({ order: 5, children: 'Acme' });
wc.components.TableCard({
  title: 'A',
  headers: [{ key: 'a', label: 'A' }],
  rows: [[{ display: 'a', value: 1 }]],
});
wc.components.Chart({ title: 'A', chartType: 'bar', data: [{ date: '2026-11-22', A: { value: 1 } }] });
void wc.components.Form({ initialValues: { city: '' }, onSubmit: (values) => values['city'] });
wc.components.DateTimePickerControl({ onChange: (date, isValid) => isValid && date.trim() });
wc.components.DateRange({ onUpdate: ({ afterText, before }) => [afterText?.trim(), before?.isValid()] });
wc.components.ImageUpload({ image: { url: '/a.png' }, onChange: (image) => image?.id });
wc.components.MediaUploader({ onUpload: (files) => files.map(({ id }) => id), allowedMediaTypes: ['image'] });
wc.components.Sortable({ onOrderChange: (items) => items.map(({ key }) => key), children: [] });
wc.experimental.Text({ as: 'h2', variant: 'title.small', children: 'Acme' });
wc.experimental.TaskItem({ title: 'Sell', completed: false, onClick: () => {} });
wc.experimental.InboxNoteCard({ note: { id: 1, title: 'A', content: '' }, onDismiss: ({ id }) => id + 1 });
const full: number | undefined = wc.experimental.useSlot('acme').fills.length;
const sorted: readonly unknown[] = wc.components.sortFillsByOrder([]) as readonly unknown[];

// @ts-expect-error -- a table has a title
wc.components.TableCard({ rows: [] });
// @ts-expect-error -- a chart is of lines or bars
wc.components.Chart({ chartType: 'pie' });
// @ts-expect-error -- days are closed by a word or by a function
wc.components.DateRange({ onUpdate: () => {}, invalidDays: 'weekends' });
// @ts-expect-error -- whoever shows a picture hears of another one
wc.components.ImageUpload({ image: null });
// @ts-expect-error -- a task is opened by a press
wc.experimental.TaskItem({ title: 'Sell', completed: false });
// @ts-expect-error -- a message has a title
wc.experimental.InboxNoteCard({ note: { id: 1 } });
// @ts-expect-error -- an order is a number
void wc.adminLayout.WooFooterItem({ order: 'last' });
// @ts-expect-error -- there is no card: the host's is used
void wc.components.Card;

// Settings
const setting: unknown = wcSettings.getSetting('admin');
const isNew: boolean = wcSettings.isWcVersion('7.7', '>=');

// @ts-expect-error -- an operator is one of few
wcSettings.isWpVersion('6.4', '~');

export {
  age,
  amount,
  can,
  config,
  delta,
  file,
  format,
  full,
  ids,
  interval,
  isNew,
  isRecorded,
  isRequesting,
  most,
};
export { names, nobody, path, range, same, setting, sorted, store, written };
