/** @jest-environment node */

import { getHomepageLayout } from './use-homepage-layout';

test.each([
  ['two_columns', 'single_column', 'two_columns'],
  ['single_column', 'two_columns', 'single_column'],
  [undefined, 'two_columns', 'two_columns'],
  [undefined, false, 'single_column'],
  [undefined, undefined, 'single_column'],
  ['sideways', 'two_columns', 'two_columns'],
])('for a user who chose %s on a site that says %s it is %s', (preference, siteOption, layout) => {
  expect(getHomepageLayout(preference, siteOption)).toBe(layout);
});
