import { useCallback } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { useCapability } from '@admin/store-user';

const OPTION = 'woocommerce_ces_product_mvp_ces_action';

/** Puts the question away permanently. */
const HIDDEN = 'hide';

/** Whether owners are asked about this form, and what keeps them from being asked (contract, section 2.9). */
export function useFeedbackOption() {
  const registry = useRegistry();
  const { updateOptions } = useDispatch(optionsStore);
  const mayRead = useCapability('manage_options');
  const isAsked = useSelect(
    (select) => {
      const { getOption } = select(optionsStore);
      if (!mayRead || getOption('woocommerce_allow_tracking') !== 'yes') return false;
      const action = getOption(OPTION);
      return Boolean(action) && action !== HIDDEN;
    },
    [mayRead],
  );
  const set = useCallback(
    // That a question comes once more is not worth a message.
    (action: string) => updateOptions({ [OPTION]: action }).catch(() => undefined),
    [updateOptions],
  );

  /** After a save there is something to tell. */
  const ask = useCallback(() => {
    const { getOption } = registry.select(optionsStore);
    if (!mayRead || getOption('woocommerce_allow_tracking') !== 'yes') return;
    const action = getOption(OPTION);
    const isNews = action !== 'new_product' && action !== HIDDEN && action !== undefined;
    if (isNews) void set('new_product');
  }, [registry, mayRead, set]);

  /** Whoever was shown around has something to compare it with. */
  const invite = useCallback(() => {
    if (mayRead && !registry.select(optionsStore).getOption(OPTION)) void set('show');
  }, [registry, mayRead, set]);

  return { isAsked, ask, invite, hide: () => set(HIDDEN) };
}
