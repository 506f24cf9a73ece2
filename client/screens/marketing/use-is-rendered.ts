import { useState } from 'react';
import { useSelect } from '@admin/data';
import { marketingStore } from '@admin/store-marketing';
import { useDelayedFlag } from '@admin/ui';

/** Maximum wait in milliseconds before the screen is rendered with the data available. */
const MAX_WAIT_MS = 1_500;

/**
 * Whether the screen can be rendered: once everything that decides the heights of its sections is loaded, so that the
 * layout doesn't shift. The wait is limited, and failed requests don't extend it.
 * @param isSettled whether nothing else will load by itself, of the data besides the lists
 */
export function useIsRendered(isSettled: boolean): boolean {
  const areListsSettled = useSelect((select, resolution) => {
    const { getChannels, getCampaigns, getInstalledExtensions } = select(marketingStore);
    const results = [getChannels(), getCampaigns(1), getInstalledExtensions()];
    const of = resolution(marketingStore);
    const runs = [of.getChannels(), of.getCampaigns(1), of.getInstalledExtensions()];
    return runs.every(({ failure }, place) => results[place] !== undefined || failure !== undefined);
  }, []);
  const isOverdue = useDelayedFlag(!areListsSettled || !isSettled, MAX_WAIT_MS);
  const [isRendered, setRendered] = useState(false);
  const isTime = (areListsSettled && isSettled) || isOverdue;
  if (isTime && !isRendered) setRendered(true);
  return isRendered || isTime;
}
