import { plainText } from './plain-text';

test.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['&#8364;5 or &#x20AC;5', '€5 or €5'],
  ['&#x1F600; and &#1114111;', '\u{1F600} and \u{10FFFF}'],
  ['R&D; 5 &amp 6', 'R&D; 5 &amp 6'],
  // Invalid characters: above U+10FFFF, and lone surrogates.
  ['&#99999999;', '&#99999999;'],
  ['&#x110000;', '&#x110000;'],
  ['&#xD800; &#57343;', '&#xD800; &#57343;'],
])('%s becomes %s', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});
