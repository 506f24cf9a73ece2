import { getHost } from '@admin/host';
import { parseBegunExports, type BegunExport } from './schemas';

/** Several sites and several users may share an origin. */
function getKey(): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-exports:${adminUrl}:${currentUserId}`;
}

/** Whether the server was writing a file when the page was reloaded. */
export const hasBegun = (id: string): boolean => findBegun(id) !== undefined;

export const findBegun = (id: string): BegunExport | undefined => read().find((begun) => begun.id === id);

export const rememberBegun = (begun: BegunExport): void => write([...others(begun.id), begun]);

export const forgetBegun = (id: string): void => write(others(id));

const others = (id: string) => read().filter((begun) => begun.id !== id);

function read(): BegunExport[] {
  try {
    return parseBegunExports(JSON.parse(window.sessionStorage.getItem(getKey()) ?? '[]'));
  } catch {
    // Browsers may keep nothing, and what is kept may have been written by anyone.
    return [];
  }
}

function write(begun: readonly BegunExport[]): void {
  try {
    if (begun.length === 0) window.sessionStorage.removeItem(getKey());
    else window.sessionStorage.setItem(getKey(), JSON.stringify(begun));
  } catch {
    // Without it a reload loses sight of the file, which the host mails all the same.
  }
}
