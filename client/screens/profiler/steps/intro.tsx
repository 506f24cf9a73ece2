import { useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { Button } from '@admin/ui';
import { ConsentField } from '../../../onboarding/first-run/consent-field';
import type { ProfilerEvent } from '../state-machine';
import { toFormError, Question, useSecondButton } from '../../../onboarding/first-run/form-question';
import type { Step, StepProps } from './step';

interface Consent {
  isTracked: boolean;
}

/** Skipping asks for tracking consent as well, since the setting applies in both cases. */
function Intro({ shop, goTo }: StepProps) {
  const { updateOptions } = useDispatch(optionsStore);
  const { completeStep } = useDispatch(setupStore);
  const skip = useSecondButton();
  const event = useRef<ProfilerEvent>('go-on');

  async function save({ isTracked }: Consent) {
    event.current = skip.take() ? 'skip-setup' : 'go-on';
    await updateOptions({ woocommerce_allow_tracking: isTracked ? 'yes' : 'no' });
    await completeStep('intro-opt-in');
    recordEvent('coreprofiler_step_complete', { step: 'intro_opt_in' });
  }

  return (
    <Question<Consent>
      draft="profiler/intro"
      initialValues={{ isTracked: shop.isTracked }}
      save={save}
      explain={toFormError(__('Your selection was not saved', 'store-admin'))}
      onSaved={() => goTo(event.current)}
      submitLabel={__('Set up my store', 'store-admin')}
      actions={
        <Button type="submit" variant="tertiary" onClick={skip.onClick}>
          {__('Skip guided setup', 'store-admin')}
        </Button>
      }
    >
      <ConsentField />
    </Question>
  );
}

export const introStep: Step = {
  describe: () => ({
    title: __('Welcome to Woo!', 'store-admin'),
    lead: __(
      'Answer a few questions to set up your store. Your answers are saved as you go, so you can stop and continue later.',
      'store-admin',
    ),
  }),
  content: Intro,
};
