import { useEffect } from 'react';
import { isPlainClick, navigateTo, isDashboardUrl } from '@admin/navigation';

const LINKS = '#adminmenu a, .sa-table a';

/**
 * Handles plain clicks on dashboard links without a page load if the links aren't components: those of the host's menu,
 * and those in table cells, of which there may be hundreds.
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
