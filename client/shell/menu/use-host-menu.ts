import { useEffect } from 'react';
import { getCarriedQuery, getQuery, useLocationValue, usePathname, type Query } from '@admin/navigation';
import { markCurrentItem } from './current-item';
import { writePersistedQuery } from './menu-links';

export interface MenuPage {
  readonly path: string;
  /** Id of the host's menu item to open when no item leads to the page. */
  readonly wpOpenMenu?: string | undefined;
}

declare global {
  interface Window {
    /** Other scripts call these functions or replace them. */
    wpNavMenuUrlUpdate?: (query: Query) => void;
    wpNavMenuClassChange?: (page: MenuPage, url: string) => void;
  }
}

/** Keeps the host's side menu in sync with the route. */
export function useHostMenu({ path, wpOpenMenu }: MenuPage): void {
  const pathname = usePathname();
  // The query that links carry along; the page of a table or the chart type isn't part of it.
  const kept = useLocationValue(() => JSON.stringify(getCarriedQuery()));

  useEffect(() => {
    window.wpNavMenuUrlUpdate ??= writePersistedQuery;
    window.wpNavMenuClassChange ??= ({ wpOpenMenu }, url) => markCurrentItem(url, wpOpenMenu);
  }, []);

  useEffect(() => window.wpNavMenuUrlUpdate?.(getQuery()), [pathname, kept]);

  useEffect(() => {
    window.wpNavMenuClassChange?.({ path, wpOpenMenu }, pathname);
    closeSmallScreenMenu();
  }, [pathname, path, wpOpenMenu]);
}

/** On small screens the host shows its menu over the page. */
function closeSmallScreenMenu(): void {
  const frame = document.querySelector('#wpwrap.wp-responsive-open');
  if (!frame) return;
  frame.classList.remove('wp-responsive-open');
  document.querySelector('#wp-admin-bar-menu-toggle [aria-expanded]')?.setAttribute('aria-expanded', 'false');
}
