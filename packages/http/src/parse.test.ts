/** @jest-environment node */

import { ApiError, toSafeUrl, toFailure, toList, toMultiError, toRecord, type Failure } from './index';
import { isFailure } from './failure';

test('an empty map is read from the empty list which the platform sends', () => {
  expect(toRecord([])).toEqual({});
  expect(toRecord({ a: 1 })).toEqual({ a: 1 });
});

test.each([[['a']], null, undefined, 'text', 7])('%j is no map', (payload) => {
  expect(() => toRecord(payload)).toThrow(TypeError);
});

test.each([{}, null, undefined, 'text'])('%j is no list', (payload) => {
  expect(() => toList(payload)).toThrow(TypeError);
  expect(toList([1])).toEqual([1]);
});

test.each(['https://a.example/b.png', 'HTTP://a.example', '/b.png', 'b.png', '//a.example/b', '?b=c:d', ''])(
  '"%s" is an address',
  (address) => {
    expect(toSafeUrl(address)).toBe(address);
  },
);

// oxlint-disable no-script-url -- what must never be followed
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
])('%j is none', (address) => {
  expect(toSafeUrl(address)).toBe('');
});
// oxlint-enable no-script-url

test('errors of an installation are read by slug', () => {
  const answer = { errors: { jetpack: ['Not found.', 'Try later.', 7] }, error_data: { jetpack: 404 } };

  expect(toMultiError(answer)).toEqual({
    errors: { jetpack: ['Not found.', 'Try later.'] },
    errorData: { jetpack: 404 },
  });
});

test('an installation without errors sends empty lists', () => {
  expect(toMultiError({ errors: [], error_data: [] })).toEqual({ errors: {}, errorData: {} });
});

test.each([null, [], 'text', { errors: {} }, { message: 'Done.' }])('%j tells of no errors', (payload) => {
  expect(toMultiError(payload)).toBeUndefined();
});

describe('whatever is thrown has a failure', () => {
  const failure: Failure = { kind: 'http', code: 'rest_forbidden', message: 'Not you.', status: 403 };

  test.each([
    ['an error of the API', new ApiError(failure), failure],
    ['a failure', failure, failure],
    ['a mistake', new TypeError('x is undefined'), expected('x is undefined')],
    ['anything else', 'text', expected('text')],
  ])('%s', (_what, thrown, result) => {
    expect(toFailure(thrown)).toEqual(result);
  });

  test.each([null, undefined, {}, { kind: 'http' }, { kind: 'odd', code: 'a', message: 'b' }])(
    '%j is none itself',
    (value) => {
      expect(isFailure(value)).toBe(false);
    },
  );

  function expected(message: string): Failure {
    return { kind: 'unexpected', code: 'unexpected', message };
  }
});
