import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductDownload, SellableRecord } from '@admin/store-product';

/** Returns a new list of files from the previous one. */
export type Change = (downloads: readonly ProductDownload[]) => readonly ProductDownload[];

/** Creates a file with an id that identifies it before and after saving. */
export const buildDownload = (name = '', file = ''): ProductDownload => ({ id: newId(), name, file });

/** Random, as in WooCommerce; `crypto.randomUUID` is missing on sites without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const add =
  (added: readonly ProductDownload[]): Change =>
  (downloads) => [...downloads, ...added];

export const change =
  (id: string, patch: Partial<Omit<ProductDownload, 'id'>>): Change =>
  (downloads) =>
    downloads.map((download) => (download.id === id ? { ...download, ...patch } : download));

export const remove =
  (id: string): Change =>
  (downloads) =>
    downloads.filter((download) => download.id !== id);

/** Reorders the list; files added or removed meanwhile are neither lost nor restored. */
export const reorder =
  (ids: readonly string[]): Change =>
  (downloads) => [
    ...ids.flatMap((id) => downloads.filter((download) => download.id === id)),
    ...downloads.filter(({ id }) => !ids.includes(id)),
  ];

/**
 * Returns an error message for a file's address. WooCommerce accepts URLs, paths on the server, and shortcodes that
 * resolve to either.
 */
export function findUrlProblem(file: string): string | undefined {
  const address = file.trim();
  if (address === '') return __('Please enter the URL of the file or upload it.', 'store-admin');
  if (/^(?:\/[^/\s]|\[[^\]]+\])/.test(address)) return undefined;
  if (/^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)) return undefined;
  return __('Please enter a URL that starts with https:// or http://.', 'store-admin');
}

/** Validates the files, the download limit and the expiry. */
export function validateDownloads(record: SellableRecord): FieldErrors {
  if (!record.downloadable) return {};
  const problem = record.downloads.map(({ file }) => findUrlProblem(file)).find(Boolean);
  return {
    ...(problem !== undefined && { downloads: problem }),
    ...(!isCount(record.download_limit) && {
      download_limit: __('Please enter a whole number, or leave empty for no limit.', 'store-admin'),
    }),
    ...(!isCount(record.download_expiry) && {
      download_expiry: __(
        'Please enter a whole number of days, or leave empty for no expiry.',
        'store-admin',
      ),
    }),
  };
}

/** -1 means no limit. Typed text can be anything. */
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= -1;
