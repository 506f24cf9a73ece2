/** @jest-environment node */

import { ApiError } from '@admin/http';
import { noticesOf } from './response';

const failure = { kind: 'http', code: 'rest_forbidden', message: 'Not you.', status: 403 } as const;

test.each<[string, unknown, { status: string; content: string }[]]>([
  [
    'each of several errors in one notice, its messages joined',
    {
      errors: { acme: ['Could not be found.', 'Try again.'], stripe: ['Is broken.'] },
      error_data: { acme: null },
      message: 'Some plugins failed.',
    },
    [
      { status: 'error', content: 'Could not be found. Try again.' },
      { status: 'error', content: 'Is broken.' },
    ],
  ],
  [
    'errors inside the answer of a plugin installation',
    {
      data: { installed: [] },
      errors: { errors: { acme: ['Could not be found.'] }, error_data: { acme: { status: 404 } } },
      success: false,
      message: 'There was a problem.',
    },
    [{ status: 'error', content: 'Could not be found.' }],
  ],
  [
    'the message of an answer whose errors are empty lists, as a success',
    { errors: { errors: [], error_data: [] }, success: true, message: 'Plugins were installed.' },
    [{ status: 'success', content: 'Plugins were installed.' }],
  ],
  [
    'a message with a code as an error',
    { code: 'rest_forbidden', message: 'Not you.' },
    [{ status: 'error', content: 'Not you.' }],
  ],
  ['a message without a code as a success', { message: 'Done.' }, [{ status: 'success', content: 'Done.' }]],
  ['a thrown error', new ApiError(failure), [{ status: 'error', content: 'Not you.' }]],
  [
    'a thrown error with several messages',
    new ApiError({ ...failure, messages: ['Not you.', 'Not now.'] }),
    [
      { status: 'error', content: 'Not you.' },
      { status: 'error', content: 'Not now.' },
    ],
  ],
  ['a failure', failure, [{ status: 'error', content: 'Not you.' }]],
  [
    'errors without data as what the message says',
    { errors: { a: ['A'] }, message: 'Done.' },
    [{ status: 'success', content: 'Done.' }],
  ],
  ['nothing of an empty answer', {}, []],
  ['nothing of an empty message', { message: '' }, []],
  ['nothing of what is no answer', 'Done.', []],
  ['nothing of no answer', undefined, []],
])('tells %s', (_, response, notices) => {
  expect(noticesOf(response)).toEqual(notices);
});
