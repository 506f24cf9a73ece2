/** @jest-environment node */
import { validateExternal } from './external';

test.each([
  ['external', 'https://example.com/mug?a=1', true],
  ['external', '', true],
  ['external', 'example.com/mug', false],
  ['external', 'javascript:alert(1)', false],
  ['external', 'https://', false],
  ['external', 'https://exa mple.com', false],
  ['simple', 'nonsense', true],
])('product type %s, URL "%s", valid: %s', (type, external_url, isFine) => {
  expect(Object.keys(validateExternal({ type, external_url }))).toEqual(isFine ? [] : ['external_url']);
});
