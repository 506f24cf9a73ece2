import { useState } from 'react';
import { useSelect } from '@admin/data';
import { hasMenuEntry } from '@admin/host';
import { optionsStore } from '@admin/store-options';
import { usePlugins } from '@admin/store-plugins';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';
import { MENU_ENTRY, OWN_PLUGIN } from './facts';

/** Why nothing is offered. */
export type ClosedReason = 'installed' | 'dismissed' | 'off' | 'over';

export type OfferState = 'waiting' | 'open' | ClosedReason;

/**
 * Whether there is anything to offer, when the screen is opened: what the owner does with the offer does not take it
 * from under their hands.
 */
export function useOfferState(): OfferState {
  const present = usePresentState();
  const [first, setFirst] = useState(present);
  if (first !== 'waiting') return first;
  if (present !== first) setFirst(present);
  return present;
}

/** Only the host knows whether the promotion is on, and says so by an entry in its menu. */
function usePresentState(): OfferState {
  const { installed, isKnown, failure } = usePlugins();
  const { areShown } = usePromotions();
  const dismissal = useDismissal();
  if (!(isKnown || failure) || dismissal === 'unknown') return 'waiting';
  if (installed?.includes(OWN_PLUGIN)) return 'installed';
  if (dismissal === 'yes') return 'dismissed';
  if (!areShown) return 'off';
  return hasMenuEntry(MENU_ENTRY) ? 'open' : 'over';
}

/** Whoever may not write options of the site may not read this one either, and dismisses nothing. */
function useDismissal(): 'yes' | 'no' | 'unknown' {
  const mayManage = useCapability('manage_options');
  return useSelect(
    (select, resolution) => {
      if (!mayManage) return 'no';
      const value = select(optionsStore).getOption('wc_calypso_bridge_payments_dismissed');
      const { failure } = resolution(optionsStore).getOption('wc_calypso_bridge_payments_dismissed');
      if (value === undefined && !failure) return 'unknown';
      return value === 'yes' ? 'yes' : 'no';
    },
    [mayManage],
  );
}
