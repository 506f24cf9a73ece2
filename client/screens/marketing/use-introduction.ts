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
 * Whether the introduction is shown, and how to hide it permanently: for all users by someone who can update site
 * options, otherwise for the current user. It is a promotion, so it is hidden when promotions are.
 */
export function useIntroduction() {
  const can = useCan();
  const canManage = can('manage_options');
  const { areShown } = usePromotions();
  const { isDismissed, dismiss } = useSuggestions();
  const { updateOptions } = useDispatch(optionsStore);
  const report = usePromiseNotice();
  // Users who can't update the option can't read it, either.
  const option = useSelect(
    (select, resolution) => {
      if (!canManage) return { value: false, isSettled: true } as const;
      const { failure } = resolution(optionsStore).getOption(OPTION);
      const value = select(optionsStore).getOption(OPTION);
      return { value, isSettled: value !== undefined || failure !== undefined };
    },
    [canManage],
  );

  return {
    isSettled: option.isSettled,
    /** Only once the value is known; hidden if it can't be loaded. */
    isShown: areShown && option.value !== undefined && option.value !== 'yes' && !isDismissed(NAME),
    dismiss() {
      recordEvent('marketing_multichannel_banner_dismissed', {});
      void report(canManage ? updateOptions({ [OPTION]: 'yes' }) : dismiss(NAME), {
        failed: __('The introduction could not be dismissed. It will be shown again.', 'store-admin'),
      });
    },
  };
}
