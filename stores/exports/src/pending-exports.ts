import { getHost } from '@admin/host';
import { parsePendingExports, type PendingExport } from './schemas';

/** Several sites and users may share an origin, so the key contains both. */
function getKey(): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-exports:${adminUrl}:${currentUserId}`;
}

/** Whether the server was writing this file when the page was reloaded. */
export const hasPendingExport = (id: string): boolean => findPendingExport(id) !== undefined;

export const findPendingExport = (id: string): PendingExport | undefined =>
  read().find((pending) => pending.id === id);

export const rememberPendingExport = (pending: PendingExport): void =>
  write([...others(pending.id), pending]);

export const forgetPendingExport = (id: string): void => write(others(id));

const others = (id: string) => read().filter((pending) => pending.id !== id);

function read(): PendingExport[] {
  try {
    return parsePendingExports(JSON.parse(window.sessionStorage.getItem(getKey()) ?? '[]'));
  } catch {
    // Storage may be unavailable, or its content invalid.
    return [];
  }
}

function write(pending: readonly PendingExport[]): void {
  try {
    if (pending.length === 0) window.sessionStorage.removeItem(getKey());
    else window.sessionStorage.setItem(getKey(), JSON.stringify(pending));
  } catch {
    // Without storage, a reload loses track of the file; the host still emails it.
  }
}
