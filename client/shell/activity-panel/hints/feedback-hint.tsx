import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { activityPanelStore } from '@admin/store-activity-panel';
import { FEEDBACK_HINT_DELAY, shouldShowFeedbackHint } from '@admin/store-feedback';
import { optionsStore } from '@admin/store-options';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { TabHint } from './tab-hint';

const HINT_SHOWN_OPTION = 'woocommerce_ces_product_feedback_shown';

/** Points to the feedback tab after some time on a new product, once per site. */
export function FeedbackHint() {
  const { areShown } = usePromotions();
  // The option that says whether the hint was shown can be read and written only with this capability.
  const canKeep = useCapability('manage_options');
  const { updateOptions } = useDispatch(optionsStore);
  const registry = useRegistry();
  const [stage, setStage] = useState<'waiting' | 'shown' | 'over'>('waiting');
  const isFeedbackOpen = useSelect((select) => select(activityPanelStore).isTabOpen('feedback'), []);
  // Users who have opened the tab don't need the hint anymore.
  if (isFeedbackOpen && stage !== 'over') setStage('over');
  const isWaiting = stage === 'waiting' && areShown && canKeep;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    async function show() {
      await registry.resolveSelect(optionsStore).getOption(HINT_SHOWN_OPTION);
      if (!isWanted || !shouldShowFeedbackHint(registry.select(optionsStore).getOption(HINT_SHOWN_OPTION)))
        return;
      setStage('shown');
    }
    // If the option can't be read, the hint isn't shown and no error is reported.
    const timer = setTimeout(() => void show().catch(() => undefined), FEEDBACK_HINT_DELAY);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isWaiting, registry]);

  if (stage !== 'shown' || !areShown) return null;
  return (
    <TabHint
      tab="feedback"
      heading={__('Feeling stuck?', 'store-admin')}
      text={__(
        "You have been working on this product for a few minutes now. Is there something you're struggling with? Share your feedback.",
        'store-admin',
      )}
      onSeen={() => {
        recordEvent('product_feedback_hint_view', {});
        // If this fails, the hint is shown again on another day.
        updateOptions({ [HINT_SHOWN_OPTION]: true }).catch(() => undefined);
      }}
      onClose={() => {
        recordEvent('product_feedback_hint_click', {});
        setStage('over');
      }}
    />
  );
}
