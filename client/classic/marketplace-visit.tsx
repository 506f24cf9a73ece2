import { useEffect, useRef } from 'react';
import { useDispatch } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { useCapability } from '@admin/store-user';

/** Who came here by the task that tells where extensions are found has seen it, and the task is done. */
export function MarketplaceVisit() {
  const { updateOptions } = useDispatch(optionsStore);
  // The host keeps it among the options of the whole site.
  const mayNote = useCapability('manage_options');
  const isNoted = useRef(false);
  useEffect(() => {
    if (!mayNote || isNoted.current) return;
    isNoted.current = true;
    // Nobody asked for it, so nobody is told when it fails; the next visit counts.
    updateOptions({ woocommerce_admin_dismissed_in_app_marketplace_tour: 'yes' }).catch(() => undefined);
  }, [mayNote, updateOptions]);
  return null;
}
