import type { Failure } from '@admin/http';

/** Whether the server said no; of all other failures nobody knows what they left behind. */
export const isRefusal = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'session' || (kind === 'http' && status >= 400 && status < 500);
