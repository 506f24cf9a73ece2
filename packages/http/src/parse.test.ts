/** @jest-environment node */

import { ApiError, toSafeUrl, toFailure, toList, toMultiError, toRecord, type Failure } from './index';
import { isFailure } from './failure';

test('parses the empty list that PHP sends for an empty map', () => {
  expect(toRecord([])).toEqual({});
  expect(toRecord({ a: 1 })).toEqual({ a: 1 });
});

test.each([[['a']], null, undefined, 'text', 7])('%j is not a map', (payload) => {
  expect(() => toRecord(payload)).toThrow(TypeError);
});

test.each([{}, null, undefined, 'text'])('%j is not a list', (payload) => {
  expect(() => toList(payload)).toThrow(TypeError);
  expect(toList([1])).toEqual([1]);
});

test.each(['https://a.example/b.png', 'HTTP://a.example', '/b.png', 'b.png', '//a.example/b', '?b=c:d', ''])(
  '"%s" is a URL',
  (address) => {
    expect(toSafeUrl(address)).toBe(address);
  },
);

// oxlint-disable no-script-url -- URLs that must be rejected
test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:a',
  'http://[',
  null,
  ['https://a.example'],
])('%j is not a URL', (address) => {
  expect(toSafeUrl(address)).toBe('');
});
// oxlint-enable no-script-url

test('parses installation errors by slug', () => {
  const answer = { errors: { jetpack: ['Not found.', 'Try later.', 7] }, error_data: { jetpack: 404 } };

  expect(toMultiError(answer)).toEqual({
    errors: { jetpack: ['Not found.', 'Try later.'] },
    errorData: { jetpack: 404 },
  });
});

test('parses empty lists as an installation without errors', () => {
  expect(toMultiError({ errors: [], error_data: [] })).toEqual({ errors: {}, errorData: {} });
});

test.each([null, [], 'text', { errors: {} }, { message: 'Done.' }])('%j contains no errors', (payload) => {
  expect(toMultiError(payload)).toBeUndefined();
});

describe('converting anything thrown to a failure', () => {
  const failure: Failure = { kind: 'http', code: 'rest_forbidden', message: 'Not you.', status: 403 };

  test.each([
    ['an API error', new ApiError(failure), failure],
    ['a failure', failure, failure],
    ['a JavaScript error', new TypeError('x is undefined'), expected('x is undefined')],
    ['anything else', 'text', expected('text')],
  ])('%s', (_what, thrown, result) => {
    expect(toFailure(thrown)).toEqual(result);
  });

  test.each([null, undefined, {}, { kind: 'http' }, { kind: 'odd', code: 'a', message: 'b' }])(
    '%j is not a failure itself',
    (value) => {
      expect(isFailure(value)).toBe(false);
    },
  );

  function expected(message: string): Failure {
    return { kind: 'unexpected', code: 'unexpected', message };
  }
});
