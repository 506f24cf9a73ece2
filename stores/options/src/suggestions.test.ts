/** @jest-environment node */

import { areSuggestionsShown } from './index';

test.each([
  ['yes', true, true],
  [false, true, true],
  ['', true, true],
  ['no', true, false],
  [undefined, true, false],
  ['yes', false, false],
  ['no', false, false],
] as const)(
  'with the option %j and a user who may install: %s, suggestions show: %s',
  (option, can, expected) => {
    expect(areSuggestionsShown(option, can)).toBe(expected);
  },
);
