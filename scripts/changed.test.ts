import { journeysOf } from './changed.mjs';

const JOURNEYS = new Map([
  ['analytics', new Set(['client/screens/analytics/report.tsx', 'packages/ui/src/button.tsx'])],
  ['home', new Set(['client/screens/home/home.tsx', 'packages/ui/src/button.tsx'])],
  ['not-run-yet', undefined],
]);

test.each([
  ['a source of one screen', ['client/screens/home/home.tsx'], ['home', 'not-run-yet']],
  ['a style sheet beside it', ['client/screens/home/home.css'], ['home', 'not-run-yet']],
  ['a source of every screen', ['packages/ui/src/button.tsx'], ['analytics', 'home', 'not-run-yet']],
  ['a source of no screen', ['client/screens/new/new.tsx'], ['not-run-yet']],
  ['a journey', ['client/e2e/home.journey.ts'], ['home']],
  ['the store', ['packages/embedded-store/src/main.ts'], ['analytics', 'home', 'not-run-yet']],
  ['what all journeys use', ['client/e2e/support/shop.ts'], ['analytics', 'home', 'not-run-yet']],
  [
    'an example, which extensions of a journey are',
    ['examples/suppliers/src/index.ts'],
    ['analytics', 'home', 'not-run-yet'],
  ],
  ['a unit test and a page of words', ['client/screens/home/home.test.tsx', 'docs/extensions.md'], []],
  ['nothing', [], []],
])('%s can break no other journeys', (_name, files, journeys) => {
  expect(journeysOf(files, JOURNEYS)).toEqual(journeys);
});
