import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { activityPanelStore } from '@admin/store-activity-panel';
import { FEEDBACK_HINT_DELAY, mayHintAtFeedback } from '@admin/store-feedback';
import { optionsStore } from '@admin/store-options';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { TabHint } from './tab-hint';

const HINT_SHOWN_OPTION = 'woocommerce_ces_product_feedback_shown';

/** Points at the feedback tab after a while with a new product, once a site. */
export function FeedbackHint() {
  const { areShown } = usePromotions();
  // Only who may change the whole site can read and write the option that says whether it was shown.
  const mayKeep = useCapability('manage_options');
  const { updateOptions } = useDispatch(optionsStore);
  const registry = useRegistry();
  const [stage, setStage] = useState<'waiting' | 'shown' | 'over'>('waiting');
  const isFeedbackOpen = useSelect((select) => select(activityPanelStore).isTabOpen('feedback'), []);
  // Whoever has found the tab needs no hint at it, now or later on this page.
  if (isFeedbackOpen && stage !== 'over') setStage('over');
  const isWaiting = stage === 'waiting' && areShown && mayKeep;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    async function show() {
      await registry.resolveSelect(optionsStore).getOption(HINT_SHOWN_OPTION);
      if (!isWanted || !mayHintAtFeedback(registry.select(optionsStore).getOption(HINT_SHOWN_OPTION))) return;
      setStage('shown');
    }
    // Nobody waits for the hint: where the option cannot be read there is nothing to say.
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
      heading={__('Feeling stuck?', 'woocommerce')}
      text={__(
        "You have been working on this product for a few minutes now. Is there something you're struggling with? Share your feedback.",
        'woocommerce',
      )}
      onSeen={() => {
        recordEvent('product_feedback_hint_view', {});
        // Nothing is lost when that fails: the hint comes again another day.
        updateOptions({ [HINT_SHOWN_OPTION]: true }).catch(() => undefined);
      }}
      onClose={() => {
        recordEvent('product_feedback_hint_click', {});
        setStage('over');
      }}
    />
  );
}
