/** @jest-environment node */

import { getAppearanceSteps } from './index';

test.each([
  ['a new shop', {}, ['import', 'homepage', 'notice']],
  ['a shop of which nothing is known', null, ['import', 'homepage', 'notice']],
  ['a theme with a logo', { supportCustomLogo: true }, ['import', 'homepage', 'logo', 'notice']],
  ['a shop with products', { hasProducts: true }, ['homepage', 'notice']],
  ['a shop with a homepage', { hasHomepage: true }, ['import', 'notice']],
  [
    'a shop with all of it',
    { hasProducts: true, hasHomepage: true, supportCustomLogo: true },
    ['logo', 'notice'],
  ],
  ['a shop that has all and shows no logo', { hasProducts: true, hasHomepage: true }, ['notice']],
])('%s has its steps', (_, data, steps) => {
  expect(getAppearanceSteps(data)).toEqual(steps);
});
