/** @jest-environment node */

import { getHomepageLayout } from './use-homepage-layout';

test.each([
  ['two_columns', 'single_column', 'two_columns'],
  ['single_column', 'two_columns', 'single_column'],
  [undefined, 'two_columns', 'two_columns'],
  [undefined, false, 'single_column'],
  [undefined, undefined, 'single_column'],
  ['sideways', 'two_columns', 'two_columns'],
])('with user preference %s and site option %s, the layout is %s', (preference, siteOption, layout) => {
  expect(getHomepageLayout(preference, siteOption)).toBe(layout);
});
