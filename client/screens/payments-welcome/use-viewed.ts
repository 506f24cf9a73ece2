import { useEffect } from 'react';
import { useRegistry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { useCapability } from '@admin/store-user';

const OPTION = 'wc_pay_welcome_page_viewed_timestamp';

/** Saves when the offer was first viewed, for the server's reminders. Failures are ignored. */
export function useViewed(): void {
  const registry = useRegistry();
  const canManage = useCapability('manage_options');
  useEffect(() => {
    if (!canManage) return;
    const noteOnce = async () => {
      const stored = await registry.resolveSelect(optionsStore).getOption(OPTION);
      if (stored) return;
      const now = Math.floor(Date.now() / 1000);
      await registry.dispatch(optionsStore).updateOptions({ [OPTION]: now });
    };
    noteOnce().catch(() => {});
  }, [registry, canManage]);
}
