/** @jest-environment node */

import fc from 'fast-check';
import { truncate } from './index';

test.each([
  ['Hello world', 5, 'Hello…'],
  ['Hello world', 6, 'Hello…'],
  ['Hello', 5, 'Hello'],
  ['', 3, ''],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ['🇩🇪🇫🇷🇮🇹', 1, '🇩🇪…'],
  ['e\u0301e\u0301', 1, 'e\u0301…'],
])('shortens %s to %d characters as a reader counts them', (text, graphemes, expected) => {
  expect(truncate(text, graphemes)).toBe(expected);
});

test('takes another ending', () => {
  expect(truncate('Hello world', 5, ' [more]')).toBe('Hello [more]');
});

test('leaves every text alone that is short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(truncate(text, text.length)).toBe(text);
    }),
  );
});
