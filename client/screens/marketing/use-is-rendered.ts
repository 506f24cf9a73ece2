import { useState } from 'react';
import { useSelect } from '@admin/data';
import { marketingStore } from '@admin/store-marketing';
import { useDelayedFlag } from '@admin/ui';

/** What is known is rendered after so long, whatever is still in progress. */
const MAX_WAIT_MS = 1_500;

/**
 * Whether the screen is rendered: once everything is there that decides how high its sections are, so that none of them
 * moves the others. Nobody waits for long, and nobody for what failed.
 * @param isSettled whether nothing more is to come by itself, of what is read in addition to the lists
 */
export function useIsRendered(isSettled: boolean): boolean {
  const areListsSettled = useSelect((select, resolution) => {
    const { getChannels, getCampaigns, getInstalledExtensions } = select(marketingStore);
    const known = [getChannels(), getCampaigns(1), getInstalledExtensions()];
    const of = resolution(marketingStore);
    const runs = [of.getChannels(), of.getCampaigns(1), of.getInstalledExtensions()];
    return runs.every(({ failure }, place) => known[place] !== undefined || failure !== undefined);
  }, []);
  const isOverdue = useDelayedFlag(!areListsSettled || !isSettled, MAX_WAIT_MS);
  const [isRendered, setRendered] = useState(false);
  const isTime = (areListsSettled && isSettled) || isOverdue;
  if (isTime && !isRendered) setRendered(true);
  return isRendered || isTime;
}
