import { getNewPath } from '@admin/navigation';

/** Returns the address of a settings section; with a setting's id, that field gets the focus. */
export function getSectionUrl(page: string, section = '', field = ''): string {
  const query = { ...(section && { section }), ...(field && { field }) };
  return getNewPath(query, `/settings/${page}`, {});
}
