import { ApiError, isRecord, toMultiError } from '@admin/http';
import type { NoticeStatus } from './types';

/**
 * What a server's answer says to the user: each of several errors in one notice, its messages
 * joined; otherwise the message, which is an error when there is a code (product specification,
 * section 8). Takes answers, the errors inside of them, and thrown errors.
 */
export function noticesOf(response: unknown): { status: NoticeStatus; content: string }[] {
  if (response instanceof ApiError) {
    const { messages, ...failure } = response.failure;
    return messages?.map((content) => ({ status: 'error', content })) ?? noticesOf(failure);
  }
  const errors = errorsOf(response);
  if (errors.length > 0) return errors.map((content) => ({ status: 'error', content }));
  if (!isRecord(response) || typeof response['message'] !== 'string' || response['message'] === '') return [];
  return [{ status: response['code'] ? 'error' : 'success', content: response['message'] }];
}

/** Installing plugins answers `{ errors: { errors, error_data } }`, other calls `{ errors, error_data }`. */
function errorsOf(response: unknown): readonly string[] {
  const own = toMultiError(response) ?? (isRecord(response) ? toMultiError(response['errors']) : undefined);
  return Object.values(own?.errors ?? {})
    .filter((messages) => messages.length > 0)
    .map((messages) => messages.join(' '));
}
