/** @jest-environment node */

import { createRelativeTimeFormat } from './relative-time';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (time: string) => Date.parse(`${time}Z`);

test.each([
  ['2026-11-20T12:00:00', 'now'],
  ['2026-11-20T11:59:01', 'now'],
  ['2026-11-20T11:59:00', '1 minute ago'],
  ['2026-11-20T11:00:01', '59 minutes ago'],
  ['2026-11-20T11:00:00', '1 hour ago'],
  ['2026-11-19T12:00:01', '23 hours ago'],
  ['2026-11-19T12:00:00', 'yesterday'],
  ['2026-11-15T12:00:00', '5 days ago'],
  // The browser's clock is behind the server's.
  ['2026-11-20T12:05:00', 'now'],
])('%s is %s', (time, words) => {
  expect(createRelativeTimeFormat('en_US')(at(time), NOW)).toBe(words);
});

test.each([
  ['de_DE_formal', 'vor 3 Tagen'],
  ['pl', '3 dni temu'],
  ['not a language', '3 days ago'],
])('uses the language %s', (locale, words) => {
  expect(createRelativeTimeFormat(locale)(at('2026-11-17T12:00:00'), NOW)).toBe(words);
});
