import { getHost } from '@admin/host';
import { parsePendingExports, type PendingExport } from './schemas';

/** Several sites and several users may share an origin. */
function getKey(): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-exports:${adminUrl}:${currentUserId}`;
}

/** Whether the server was writing a file when the page was reloaded. */
export const hasBegun = (id: string): boolean => findBegun(id) !== undefined;

export const findBegun = (id: string): PendingExport | undefined =>
  read().find((pending) => pending.id === id);

export const rememberPendingExport = (pending: PendingExport): void =>
  write([...others(pending.id), pending]);

export const forgetPendingExport = (id: string): void => write(others(id));

const others = (id: string) => read().filter((pending) => pending.id !== id);

function read(): PendingExport[] {
  try {
    return parsePendingExports(JSON.parse(window.sessionStorage.getItem(getKey()) ?? '[]'));
  } catch {
    // Browsers may keep nothing, and what is kept may have been written by anyone.
    return [];
  }
}

function write(pending: readonly PendingExport[]): void {
  try {
    if (pending.length === 0) window.sessionStorage.removeItem(getKey());
    else window.sessionStorage.setItem(getKey(), JSON.stringify(pending));
  } catch {
    // Without it a reload loses sight of the file, which the host mails all the same.
  }
}
