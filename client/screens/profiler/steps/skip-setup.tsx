import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { applyStoreSettings } from '../../../onboarding/apply-store-settings';
import {
  LocationField,
  validateLocation,
  WithLocation,
  type LocationValues,
  type Location,
} from './location';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import type { Step, StepProps } from './step';

const SkipSetup = (props: StepProps) => (
  <WithLocation profile={props.shop.profile}>
    {(location) => <SkipSetupForm {...props} location={location} />}
  </WithLocation>
);

function SkipSetupForm({ shop, goTo, location }: StepProps & { location: Location }) {
  const registry = useRegistry();
  const { completeStep, saveLocation } = useDispatch(setupStore);

  async function save({ countryState }: LocationValues) {
    await completeStep('skip-guided-setup');
    await saveLocation({ woocommerce_default_country: countryState }, { skipped: true });
    await applyStoreSettings(registry, shop.name);
    recordEvent('coreprofiler_step_complete', { step: 'skip_business_location' });
  }

  return (
    <Question<LocationValues>
      draft="profiler/skip-guided-setup"
      initialValues={{ countryState: location.countryState }}
      validate={validateLocation}
      save={save}
      explain={toFormError(__('Your business location was not saved', 'store-admin'))}
      onSaved={() => goTo('go-on')}
      submitLabel={__('Go to my store', 'store-admin')}
      onBack={() => goTo('go-back')}
    >
      <LocationField label={__('Country / Region', 'store-admin')} {...location} />
    </Question>
  );
}

export const skipSetupStep: Step = {
  describe: () => ({
    title: __('Where is your business located?', 'store-admin'),
    lead: __('This is all we need to know. You can finish the setup from the home screen.', 'store-admin'),
  }),
  content: SkipSetup,
};
