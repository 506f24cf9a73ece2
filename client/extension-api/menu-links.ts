import { getScreenFromPath, isWCAdmin, parseQuery } from '@admin/navigation';
import { getQueryExcludedScreensUrlUpdate } from './navigation';

/**
 * Has links of the host's menu load a page again where they lead to screens that extensions exclude.
 * @returns a function that stops that
 */
export function reloadExcludedLinks(): () => void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('#adminmenu') || !isWCAdmin(link.href)) return;
    const screen = getScreenFromPath(parseQuery(link.search)['path'] || '/');
    // The dashboard takes clicks in progress back (`client/shell/followed-links.ts`); the browser follows what has none.
    if (getQueryExcludedScreensUrlUpdate().includes(screen)) event.stopPropagation();
  };
  document.addEventListener('click', leave, true);
  return () => document.removeEventListener('click', leave, true);
}
