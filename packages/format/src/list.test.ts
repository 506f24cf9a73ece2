import { formatList } from './index';

test.each([
  ['en_US', 'Name, SKU, Weight'],
  ['de_DE_formal', 'Name, SKU und Weight'],
  ['zh_CN', 'Name、SKU、Weight'],
  ['tr_TR', 'Name, SKU, Weight'],
])('joins items as in %s', (locale, list) => {
  expect(formatList(['Name', 'SKU', 'Weight'], locale)).toBe(list);
});
