import { getNewPath } from '@admin/navigation';

/** Where a section of the settings is shown; with a setting's id, that field takes the focus. */
export function getSectionUrl(page: string, section = '', field = ''): string {
  const query = { ...(section && { section }), ...(field && { field }) };
  return getNewPath(query, `/settings/${page}`, {});
}
