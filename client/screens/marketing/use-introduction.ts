import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { usePromotions, useSuggestions } from '@admin/store-promotions';
import { useCan } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';

const OPTION = 'woocommerce_marketing_overview_multichannel_banner_dismissed';
const NAME = 'marketing-introduction';

export type IntroductionState = ReturnType<typeof useIntroduction>;

/**
 * Whether the introduction shows, and how it is hidden permanently: for everybody by who may write options of the site,
 * else for oneself. It advertises, too, and goes with everything that does.
 */
export function useIntroduction() {
  const can = useCan();
  const mayManage = can('manage_options');
  const { areShown } = usePromotions();
  const { isDismissed, dismiss } = useSuggestions();
  const { updateOptions } = useDispatch(optionsStore);
  const report = usePromiseNotice();
  // Whoever may not write the option is refused its value, too.
  const option = useSelect(
    (select, resolution) => {
      if (!mayManage) return { value: false, isSettled: true } as const;
      const { failure } = resolution(optionsStore).getOption(OPTION);
      const value = select(optionsStore).getOption(OPTION);
      return { value, isSettled: value !== undefined || failure !== undefined };
    },
    [mayManage],
  );

  return {
    isSettled: option.isSettled,
    /** Not before it is known, and not where nobody can say that it was hidden. */
    isShown: areShown && option.value !== undefined && option.value !== 'yes' && !isDismissed(NAME),
    dismiss() {
      recordEvent('marketing_multichannel_banner_dismissed', {});
      void report(mayManage ? updateOptions({ [OPTION]: 'yes' }) : dismiss(NAME), {
        failed: __('The introduction could not be dismissed. It will be shown again.', 'woocommerce'),
      });
    },
  };
}
