import { useEffect } from 'react';
import { removeMenuEntry } from '@admin/host';
import { getNewPath, navigateTo } from '@admin/navigation';
import { MENU_ENTRY } from './facts';

/** The offer is gone, and with it the way to it: leads home once nothing of the screen is left. */
export function Leave() {
  useEffect(() => {
    removeMenuEntry(MENU_ENTRY);
    navigateTo({ url: getNewPath({}, '/', {}) });
  }, []);
  return null;
}
