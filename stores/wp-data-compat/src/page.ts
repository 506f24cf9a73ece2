import type { Host } from '@admin/host';

/** What of the page the stores start from. */
export type Page = Pick<Host, 'settings' | 'rawSettings'>;
