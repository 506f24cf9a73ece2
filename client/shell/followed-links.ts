import { useEffect } from 'react';
import { isPlainClick, navigateTo, isDashboardUrl } from '@admin/navigation';

const LINKS = '#adminmenu a, .sa-table a';

/**
 * Follows plain clicks on own links that are no components, without a page load: those of the host's menu, and those in cells
 * of tables, where there are hundreds.
 */
export const useFollowedLinks = (): void => useEffect(follow, []);

function follow(): () => void {
  const listen = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || event.defaultPrevented || !isDashboardUrl(link.href) || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigateTo({ url: link.href });
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}
