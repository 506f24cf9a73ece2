/** @jest-environment node */

import { getStoreAgeInWeeks, isSentDirectly, shouldShowFeedbackHint, type FeedbackState } from './index';
import { shouldRequestFeedback } from './rules';

const state = (overrides: Partial<FeedbackState>): FeedbackState => ({
  action: 'store_setup',
  arePromotionsShown: true,
  allowTracking: 'yes',
  shownForActions: [],
  ...overrides,
});

test.each([
  ['with consent, for the first time', {}, true],
  ['with consent, after surveys about other actions', { shownForActions: ['settings_change'] }, true],
  ['when the option was never saved', { shownForActions: false as const }, true],
  ['when the option is empty', { shownForActions: '' as const }, true],
  ['a second time', { shownForActions: ['settings_change', 'store_setup'] }, false],
  ['without consent', { allowTracking: 'no' }, false],
  ['before the user was asked for consent', { allowTracking: false as const }, false],
  ['when promotions are off', { arePromotionsShown: false }, false],
  ['while consent is unknown', { allowTracking: undefined }, false],
  ['while previous surveys are unknown', { shownForActions: undefined }, false],
])('feedback %s: requested or not', (_, overrides, expected) => {
  expect(shouldRequestFeedback(state(overrides))).toBe(expected);
});

test.each([
  [1, false],
  [2, false],
  [3, true],
  [4, true],
  [5, true],
])('sends a score of %d directly: %s', (score, expected) => {
  expect(isSentDirectly(score)).toBe(expected);
});

describe('the age of a store', () => {
  const now = Date.UTC(2026, 10, 21, 9);
  const ago = (days: number) => String(now / 1000 - days * 24 * 60 * 60);

  test.each<[string, string | false | undefined, number | null]>([
    ['installed just now', ago(0), 0],
    ['installed six days ago', ago(6.99), 0],
    ['installed a week ago', ago(7), 1],
    ['installed a year ago', ago(365), 52],
    ['installed in the future', ago(-3), 0],
    ['without a saved install time', false, null],
    ['with an empty install time', '', null],
    ['with an unknown install time', undefined, null],
    ['with an invalid install time', 'yesterday', null],
  ])('%s', (_, installTimestamp, weeks) => {
    expect(getStoreAgeInWeeks(installTimestamp, now)).toBe(weeks);
  });
});

test.each([
  [false, true],
  ['', true],
  [true, false],
  ['1', false],
  [undefined, false],
] as const)('with the option %j the feedback tab may be highlighted: %s', (shown, expected) => {
  expect(shouldShowFeedbackHint(shown)).toBe(expected);
});
