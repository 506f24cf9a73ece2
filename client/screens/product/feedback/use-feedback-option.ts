import { useCallback } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { useCapability } from '@admin/store-user';

const OPTION = 'woocommerce_ces_product_mvp_ces_action';

/** Hides the question permanently. */
const HIDDEN = 'hide';

/** Whether to ask for feedback on this form, and how to hide the question (contract, section 2.9). */
export function useFeedbackOption() {
  const registry = useRegistry();
  const { updateOptions } = useDispatch(optionsStore);
  const canRead = useCapability('manage_options');
  const isAsked = useSelect(
    (select) => {
      const { getOption } = select(optionsStore);
      if (!canRead || getOption('woocommerce_allow_tracking') !== 'yes') return false;
      const action = getOption(OPTION);
      return Boolean(action) && action !== HIDDEN;
    },
    [canRead],
  );
  const set = useCallback(
    // On failure, the question is shown once more; no message is needed.
    (action: string) => updateOptions({ [OPTION]: action }).catch(() => undefined),
    [updateOptions],
  );

  /** After a save, the user has used the form. */
  const ask = useCallback(() => {
    const { getOption } = registry.select(optionsStore);
    if (!canRead || getOption('woocommerce_allow_tracking') !== 'yes') return;
    const action = getOption(OPTION);
    const isNews = action !== 'new_product' && action !== HIDDEN && action !== undefined;
    if (isNews) void set('new_product');
  }, [registry, canRead, set]);

  /** After the tour, the user can compare it. */
  const invite = useCallback(() => {
    if (canRead && !registry.select(optionsStore).getOption(OPTION)) void set('show');
  }, [registry, canRead, set]);

  return { isAsked, ask, invite, hide: () => set(HIDDEN) };
}
