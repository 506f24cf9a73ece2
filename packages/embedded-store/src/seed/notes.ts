import type { StoreDatabase } from '../database';
import { createNote } from '../resources/notes';
import type { NewNote } from '../resources/notes';

const HOUR_MS = 60 * 60 * 1000;

/** Notes of every type, with the hours that have passed since each; together with the two of every new store. */
const NOTES: readonly (Omit<NewNote, 'createdAt'> & { hours: number })[] = [
  {
    hours: 2,
    name: 'store-revenue-by-hour',
    type: 'info',
    title: 'See when your customers buy',
    content: 'The revenue report shows a day <strong>hour by hour</strong>, and a week day by day.',
    actions: [
      { name: 'view-report', label: 'View the report', query: '?page=wc-admin&path=/analytics/revenue' },
      { name: 'no-thanks', label: 'Not now' },
    ],
  },
  {
    hours: 5,
    name: 'store-payments-missing',
    type: 'error',
    title: 'Customers cannot pay yet',
    content: 'No payment method is switched on, so nobody can finish an order at checkout.',
    actions: [
      { name: 'set-up-payments', label: 'Set up payments', query: '?page=wc-admin&task=payments' },
      { name: 'dismiss', label: 'Dismiss' },
    ],
  },
  {
    hours: 9,
    name: 'store-stock-low',
    type: 'warning',
    title: 'Some goods are about to run out',
    content: 'A few products are at or below the amount at which you wanted to be told.',
    actions: [
      { name: 'view-stock', label: 'Look at the stock', query: '?page=wc-admin&path=/analytics/stock' },
    ],
  },
  {
    hours: 26,
    name: 'store-newsletter',
    type: 'marketing',
    title: 'Write to those who bought once',
    content: 'They know you already. A letter now and then brings some of them back.',
    actions: [{ name: 'marketing', label: 'See what helps', query: '?page=wc-admin&path=/marketing' }],
  },
  {
    hours: 31,
    name: 'store-database-update',
    type: 'update',
    title: 'The shop’s tables can be brought up to date',
    content: 'It takes a minute and the shop stays open meanwhile.',
    actions: [
      {
        name: 'update',
        label: 'Update now',
        query: '?page=wc-settings&do_update_woocommerce=true',
        nonceAction: 'wc_db_update',
        nonceName: 'wc_db_update_nonce',
      },
    ],
  },
  {
    hours: 50,
    name: 'store-survey-setup',
    type: 'survey',
    title: 'How was setting up your shop?',
    content: 'Two questions, less than a minute.',
    actions: [
      { name: 'answer', label: 'Answer', query: 'https://woocommerce.com/feedback/' },
      { name: 'no-thanks', label: 'No, thanks' },
    ],
  },
  {
    hours: 74,
    name: 'store-checkout-test',
    type: 'info',
    title: 'Buy something from yourself',
    content: 'Go the way of a customer once, from the first click to the e-mail at the end.',
    actions: [{ name: 'open-shop', label: 'Open the shop', query: '/shop/' }],
  },
  {
    hours: 122,
    name: 'store-images',
    type: 'info',
    title: 'Pictures sell',
    content: 'Nobody can touch what you sell. <em>Show it from different sides.</em>',
    actions: [
      { name: 'products', label: 'Go to products', query: '?page=wc-admin&path=/analytics/products' },
    ],
  },
  {
    hours: 170,
    name: 'store-tax-change',
    type: 'warning',
    title: 'Check your tax rates once a year',
    content: 'Rates change, and the shop only knows what you told it.',
    actions: [{ name: 'tax', label: 'Look at the rates', query: '?page=wc-settings&tab=tax' }],
  },
  {
    hours: 340,
    name: 'store-holidays',
    type: 'marketing',
    title: 'Plan for the holidays',
    content: 'A coupon that begins and ends by itself is made in a few minutes.',
    status: 'actioned',
    actions: [{ name: 'coupons', label: 'Make a coupon', query: '?page=wc-admin&path=/analytics/coupons' }],
  },
];

/** Fills the inbox, oldest first, so that numbers grow with time. */
export function seedNotes(db: StoreDatabase, now: Date): void {
  for (const { hours, ...note } of NOTES.toReversed()) {
    createNote(db, { ...note, createdAt: new Date(now.getTime() - hours * HOUR_MS) });
  }
}
