import type { Failure } from '@admin/http';

/** Whether the server refused the request; after any other failure the outcome is unknown. */
export const isRefusal = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'session' || (kind === 'http' && status >= 400 && status < 500);
