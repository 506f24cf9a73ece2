import type { Host } from '@admin/host';

/** The page data that stores are hydrated from. */
export type Page = Pick<Host, 'settings' | 'rawSettings'>;
