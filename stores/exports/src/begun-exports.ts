import { getHost } from '@admin/host';
import { isRecord } from '@admin/http';

/** A file that the server is writing. The tab remembers it, since the server goes on when the page is reloaded. */
export interface BegunExport {
  /** Names the export on the page. */
  readonly id: string;
  /** `orders`, as the endpoint names it. */
  readonly report: string;
  /** By which the server is asked how far it is. */
  readonly exportId: string;
  readonly fileName: string;
  /** Whether the server stops writing when it is told to. */
  readonly canCancel?: boolean;
}

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
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(getKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBegun) : [];
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

const isBegun = (value: unknown): value is BegunExport =>
  isRecord(value) &&
  ['id', 'report', 'exportId', 'fileName'].every((name) => typeof value[name] === 'string');
