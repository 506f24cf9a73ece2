/** @jest-environment node */
import { getSaleState, isScheduled, validateSchedule } from './sale';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = '2026-11-20T11:59:59';
const AFTER = '2026-11-20T12:00:01';
const scheduled = (from: string | null, to: string | null) => ({
  date_on_sale_from_gmt: from,
  date_on_sale_to_gmt: to,
});

test.each([
  ['12', '10', null, null, 'now'],
  ['12', '10', '', '', 'now'],
  ['12', '10', BEFORE, AFTER, 'now'],
  ['12', '10', '2026-11-20T12:00:00', '2026-11-20T12:00:00', 'now'],
  ['12', '10', AFTER, null, 'later'],
  ['12', '10', null, BEFORE, 'over'],
  ['12', '', null, null, 'none'],
  ['', '10', null, null, 'none'],
  ['10', '10', null, null, 'none'],
  ['12', '10,x', null, null, 'none'],
  ['9', '10', null, null, 'none'],
])('list price %s, sale price %s, from %s to %s: %s', (regular_price, sale_price, from, to, expected) => {
  expect(getSaleState({ regular_price, sale_price, ...scheduled(from, to) }, NOW)).toBe(expected);
});

test.each([
  [null, null, false],
  ['', '', false],
  [AFTER, null, true],
  [null, AFTER, true],
])('a sale from %s to %s is scheduled: %s', (from, to, expected) => {
  expect(isScheduled(scheduled(from, to))).toBe(expected);
});

test.each([
  [BEFORE, AFTER, {}],
  [null, BEFORE, {}],
  [AFTER, null, {}],
  ['soon', null, { date_on_sale_from_gmt: 'Please enter a valid date.' }],
  [null, 'soon', { date_on_sale_to_gmt: 'Please enter a valid date.' }],
  [AFTER, BEFORE, { date_on_sale_to_gmt: 'The end date of the sale must be after the start date.' }],
  [AFTER, AFTER, { date_on_sale_to_gmt: 'The end date of the sale must be after the start date.' }],
])('validates a sale from %s to %s: %p', (from, to, expected) => {
  expect(validateSchedule(scheduled(from, to))).toEqual(expected);
});
