/** @jest-environment node */

import fc from 'fast-check';
import { stripTags, truncate } from './index';

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

test.each([
  ['<b>Mug</b>, <i class="a">blue</i>', 'Mug, blue'],
  ['5 < 6 and <b>more</b>', '5 < 6 and more'],
  ['a <b', 'a <b'],
])('strips %s to %s', (html, text) => {
  expect(stripTags(html)).toBe(text);
});

test('replaces a tag with the given text', () => {
  expect(stripTags('Mug<br>Cup', ' ')).toBe('Mug Cup');
});

test('handles unclosed tags in linear time', () => {
  const html = '<'.repeat(500_000);
  const before = performance.now();

  expect(stripTags(html)).toBe(html);
  expect(performance.now() - before).toBeLessThan(2000);
});
