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
])('truncates %s to %d characters by grapheme', (text, graphemes, expected) => {
  expect(truncate(text, graphemes)).toBe(expected);
});

test('accepts another ellipsis', () => {
  expect(truncate('Hello world', 5, ' [more]')).toBe('Hello [more]');
});

test('returns text that is short enough unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(truncate(text, text.length)).toBe(text);
    }),
  );
});
