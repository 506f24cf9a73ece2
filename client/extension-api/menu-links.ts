import { getScreenFromPath, isWCAdmin, parseQuery } from '@admin/navigation';
import { getQueryExcludedScreensUrlUpdate } from './navigation';

/**
 * Makes links of the host's menu load the page if they lead to screens that extensions exclude.
 * @returns a function that stops that
 */
export function reloadExcludedLinks(): () => void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('#adminmenu') || !isWCAdmin(link.href)) return;
    const screen = getScreenFromPath(parseQuery(link.search)['path'] || '/');
    // Without a click event, the dashboard (`client/shell/followed-links.ts`) can't prevent the browser's navigation.
    if (getQueryExcludedScreensUrlUpdate().includes(screen)) event.stopPropagation();
  };
  document.addEventListener('click', leave, true);
  return () => document.removeEventListener('click', leave, true);
}
