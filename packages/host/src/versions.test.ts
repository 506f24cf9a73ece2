import { buildHost } from '@admin/testing';
import { setHost } from './current-host';
import { isWcVersion, isWpVersion } from './versions';

test.each([
  ['10.2.1', '>', '9.9.9', true],
  ['10.2.1', '>=', '10.2.1', true],
  ['10.2', '>=', '10.2.1', false],
  ['10.2.0', '=', '10.2', true],
  ['10.2.1', '!=', '10.2', true],
  ['7.7.2', '<', '7.10', true],
  ['11.0.0-beta.2', '>=', '11.0', true],
  ['11.0.0', '<=', '10.9.4', false],
  ['', '>=', '7.0', false],
] as const)('compares versions by number: %s %s %s', (ours, operator, theirs, expected) => {
  setHost(buildHost({ settings: { wcVersion: ours, wpVersion: ours } }));

  expect(isWcVersion(theirs, operator)).toBe(expected);
  expect(isWpVersion(theirs, operator)).toBe(expected);
});
