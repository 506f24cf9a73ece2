/** @jest-environment node */

import { getAppearanceSteps } from './index';

test.each([
  ['a new store', {}, ['import', 'homepage', 'notice']],
  ['a store without loaded data', null, ['import', 'homepage', 'notice']],
  ['a theme with logo support', { supportCustomLogo: true }, ['import', 'homepage', 'logo', 'notice']],
  ['a store with products', { hasProducts: true }, ['homepage', 'notice']],
  ['a store with a homepage', { hasHomepage: true }, ['import', 'notice']],
  [
    'a store with products, a homepage and logo support',
    { hasProducts: true, hasHomepage: true, supportCustomLogo: true },
    ['logo', 'notice'],
  ],
  ['a store with products and a homepage', { hasProducts: true, hasHomepage: true }, ['notice']],
])('%s has its steps', (_, data, steps) => {
  expect(getAppearanceSteps(data)).toEqual(steps);
});
