/** @jest-environment node */

import { createOptionFinder } from './find-options';

const OPTIONS = [
  { value: 'AX', label: 'Åland Islands' },
  { value: 'ST', label: 'São Tomé and Príncipe' },
  { value: 'GB', label: 'United Kingdom (UK)', keywords: ['Great Britain', 'England'] },
  { value: 'US:CA', label: 'United States (US) — California' },
  { value: 'MX:BC', label: 'Mexico — Baja California' },
  { value: 'CA', label: 'Canada' },
];

const find = createOptionFinder(OPTIONS);
const search = (query: string) => find(query, 10).options.map(({ value }) => value);

test.each([
  ['ignoring case and accents', 'SAO TOME', ['ST']],
  ['by words in any order', 'california united', ['US:CA']],
  ['by parts of words', 'kingd', ['GB']],
  ['by keywords', 'england', ['GB']],
  ['keeping the order', 'california', ['US:CA', 'MX:BC']],
  ['with prefix matches first', 'ca', ['CA', 'US:CA', 'MX:BC']],
  ['without results', 'atlantis', []],
])('searches %s', (_, query, expected) => {
  expect(search(query)).toEqual(expected);
});

test('returns all options in order for an empty query', () => {
  expect(search(' ')).toEqual(OPTIONS.map(({ value }) => value));
});

test('limits the results and returns the total count', () => {
  expect(find('', 2)).toEqual({ options: OPTIONS.slice(0, 2), total: 6 });
});
