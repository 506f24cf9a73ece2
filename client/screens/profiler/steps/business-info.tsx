import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { useFormField } from '@admin/forms';
import { optionsStore } from '@admin/store-options';
import type { Profile } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { Select, TextField } from '@admin/ui';
import { applyStoreSettings } from '../../../onboarding/apply-store-settings';
import { listIndustries } from './answers';
import {
  LocationField,
  validateLocation,
  WithLocation,
  type LocationValues,
  type Location,
} from './location';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import type { Step, StepProps } from './step';

interface BusinessInfo extends LocationValues {
  name: string;
  industry: string;
}

const BusinessInfoStep = (props: StepProps) => (
  <WithLocation profile={props.shop.profile}>
    {(location) => <BusinessInfoForm {...props} location={location} />}
  </WithLocation>
);

function BusinessInfoForm({ shop: { profile, name }, goTo, location }: StepProps & { location: Location }) {
  const registry = useRegistry();
  const { updateOptions } = useDispatch(optionsStore);
  const { completeStep, saveLocation } = useDispatch(setupStore);

  async function save({ name: typed, industry, countryState }: BusinessInfo) {
    const wanted = typed.trim();
    // An empty name means no change: the store keeps its current one.
    if (wanted !== '' && wanted !== name) await updateOptions({ blogname: wanted });
    await saveLocation(
      { woocommerce_default_country: countryState },
      industry ? { industry: [{ slug: industry }] } : {},
    );
    await completeStep('business-info');
    await applyStoreSettings(registry, wanted || name);
    recordEvent('coreprofiler_business_info', {
      industry,
      store_location_previously_set: profile.is_store_country_set === true,
    });
    recordEvent('coreprofiler_step_complete', { step: 'business_info' });
  }

  return (
    <Question<BusinessInfo>
      draft="profiler/business-info"
      initialValues={{
        name: isOwnName(name) ? name : '',
        industry: profile.industry?.[0]?.slug ?? '',
        countryState: location.countryState,
      }}
      validate={validateLocation}
      save={save}
      explain={toFormError(__('Your store details were not saved', 'store-admin'))}
      onSaved={() => goTo('go-on')}
      submitLabel={__('Continue', 'store-admin')}
      onBack={() => goTo('go-back')}
    >
      <NameField />
      <IndustryField profile={profile} />
      <LocationField label={__('Where is your store located?', 'store-admin')} {...location} />
    </Question>
  );
}

function NameField() {
  return (
    <TextField
      {...useFormField('name')}
      label={__('Give your store a name', 'store-admin')}
      placeholder={__('Ex. My awesome store', 'store-admin')}
      help={__('Don’t worry — you can always change it later!', 'store-admin')}
      autoComplete="organization"
    />
  );
}

function IndustryField({ profile }: { profile: Profile }) {
  return (
    <Select
      {...useFormField('industry')}
      label={askForIndustry(profile.business_choice)}
      options={[{ value: '', label: __('Please choose', 'store-admin') }, ...listIndustries()]}
    />
  );
}

function askForIndustry(choice: Profile['business_choice']): string {
  switch (choice) {
    case 'im_already_selling':
      return __('Which industry is your business in?', 'store-admin');
    case 'im_setting_up_a_store_for_a_client':
      return __('Which industry is your client’s business in?', 'store-admin');
    default:
      return __('What type of products or services do you plan to sell?', 'store-admin');
  }
}

/** Default site names, before anyone changed them. */
const FIRST_NAMES: ReadonlySet<string> = new Set(['', 'site title', 'my shop', 'wordpress', 'woocommerce']);

const isOwnName = (name: string): boolean => !FIRST_NAMES.has(name.trim().toLowerCase());

export const businessInfoStep: Step = {
  describe: () => ({
    title: __('Tell us a bit about your store', 'store-admin'),
    lead: __('Used to set up currency, taxes and recommendations.', 'store-admin'),
  }),
  content: BusinessInfoStep,
};
