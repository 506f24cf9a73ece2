import { useEffect, useRef } from 'react';
import { useDispatch } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { useCapability } from '@admin/store-user';

/** Completes the setup task about extensions when the user opens the page through it. */
export function MarketplaceVisit() {
  const { updateOptions } = useDispatch(optionsStore);
  // The host saves it as a site-wide option.
  const canNote = useCapability('manage_options');
  const isNoted = useRef(false);
  useEffect(() => {
    if (!canNote || isNoted.current) return;
    isNoted.current = true;
    // Errors aren't reported, because the user didn't request this; the next visit tries again.
    updateOptions({ woocommerce_admin_dismissed_in_app_marketplace_tour: 'yes' }).catch(() => undefined);
  }, [canNote, updateOptions]);
  return null;
}
