import { useState } from 'react';
import { useSelect } from '@admin/data';
import { hasMenuEntry } from '@admin/host';
import { optionsStore } from '@admin/store-options';
import { usePlugins } from '@admin/store-plugins';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';
import { MENU_ENTRY, OWN_PLUGIN } from './facts';

/** Why there is no offer. */
export type ClosedReason = 'installed' | 'dismissed' | 'off' | 'over';

export type OfferState = 'waiting' | 'open' | ClosedReason;

/**
 * The state of the offer when the screen is opened: the user's own actions must not remove it while the screen is open.
 */
export function useOfferState(): OfferState {
  const present = usePresentState();
  const [first, setFirst] = useState(present);
  if (first !== 'waiting') return first;
  if (present !== first) setFirst(present);
  return present;
}

/** Only the server knows whether the promotion is on; it adds a menu entry if so. */
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

/** Users who can't update site options can't read this one either, and can't dismiss the offer. */
function useDismissal(): 'yes' | 'no' | 'unknown' {
  const canManage = useCapability('manage_options');
  return useSelect(
    (select, resolution) => {
      if (!canManage) return 'no';
      const value = select(optionsStore).getOption('wc_calypso_bridge_payments_dismissed');
      const { failure } = resolution(optionsStore).getOption('wc_calypso_bridge_payments_dismissed');
      if (value === undefined && !failure) return 'unknown';
      return value === 'yes' ? 'yes' : 'no';
    },
    [canManage],
  );
}
