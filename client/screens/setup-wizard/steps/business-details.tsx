import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFormField } from '@admin/forms';
import { getHost } from '@admin/host';
import { getCountryCode } from '@admin/store-countries';
import { profileStore } from '@admin/store-profile';
import { useSettings } from '@admin/store-settings';
import { recordEvent } from '@admin/tracks';
import { Checkbox, Select, TextField, type SelectOption } from '@admin/ui';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import type { WizardStepProps } from '../wizard-step';
import {
  listEmployeeCounts,
  listPlatforms,
  listProductCounts,
  listRevenues,
  listSellingVenues,
} from './business-answers';
import {
  getVisibleQuestions,
  toBusinessPatch,
  validateBusiness,
  type BusinessQuestion,
  type BusinessValues,
} from './business-rules';

/** Asks for the size of the business, and where it already sells. */
export function BusinessDetails({ shop: { profile }, goToNextStep, goBack }: WizardStepProps) {
  const { updateProfile } = useDispatch(profileStore);

  async function save(values: BusinessValues) {
    const patch = toBusinessPatch(values);
    await updateProfile(patch);
    recordEvent('storeprofiler_store_business_details_continue_variant', {
      product_number: patch.product_count ?? '',
      already_selling: patch.selling_venues ?? '',
      number_employees: patch.number_employees ?? '',
      revenue: patch.revenue ?? '',
      used_platform: patch.other_platform ?? '',
      currency: getHost().settings.currency.code,
      setup_client: values.isForClient,
    });
  }

  return (
    <Question<BusinessValues>
      draft="setup-wizard/business-details"
      initialValues={{
        products: profile.product_count ?? '',
        venues: profile.selling_venues ?? '',
        employees: profile.number_employees ?? '',
        revenue: profile.revenue ?? '',
        platform: profile.other_platform ?? '',
        platformName: profile.other_platform_name ?? '',
        isForClient: profile.setup_client === true,
      }}
      validate={validateBusiness}
      save={save}
      explain={toFormError(__('There was a problem updating your business details', 'store-admin'))}
      onSaved={goToNextStep}
      submitLabel={__('Continue', 'store-admin')}
      onBack={goBack}
    >
      <Fields />
    </Question>
  );
}

function Fields() {
  const { settings } = useSettings('general');
  const country = getCountryCode(settings?.woocommerce_default_country ?? '');
  const { value: venues } = useFormField('venues');
  const { value: platform } = useFormField('platform');
  const visibleQuestions = getVisibleQuestions({ venues, platform });
  return (
    <>
      <Answer
        name="products"
        visibleQuestions={visibleQuestions}
        label={__('How many products do you plan to display?', 'store-admin')}
        options={listProductCounts()}
      />
      <Answer
        name="venues"
        visibleQuestions={visibleQuestions}
        label={__('Currently selling elsewhere?', 'store-admin')}
        options={listSellingVenues()}
      />
      <Answer
        name="employees"
        visibleQuestions={visibleQuestions}
        label={__('How many employees do you have?', 'store-admin')}
        options={listEmployeeCounts()}
      />
      <Answer
        name="revenue"
        visibleQuestions={visibleQuestions}
        label={__("What's your current annual revenue?", 'store-admin')}
        options={listRevenues({ country, currency: getHost().settings.currency })}
      />
      <Answer
        name="platform"
        visibleQuestions={visibleQuestions}
        label={__('Which platform is the store using?', 'store-admin')}
        options={listPlatforms()}
      />
      <PlatformName visibleQuestions={visibleQuestions} />
      <ForClient />
    </>
  );
}

interface QuestionProps {
  visibleQuestions: ReadonlySet<BusinessQuestion>;
}

interface AnswerProps extends QuestionProps {
  name: BusinessQuestion;
  label: string;
  options: readonly SelectOption[];
}

/** The field stays in the form even while it is hidden, so that the choice is kept. */
function Answer({ name, visibleQuestions, label, options }: AnswerProps) {
  const field = useFormField(name);
  if (!visibleQuestions.has(name)) return null;
  return (
    <Select
      {...field}
      label={label}
      required
      options={[{ value: '', label: __('Please choose', 'store-admin') }, ...options]}
    />
  );
}

function PlatformName({ visibleQuestions }: QuestionProps) {
  const field = useFormField('platformName');
  if (!visibleQuestions.has('platformName')) return null;
  return <TextField {...field} required label={__('What is the platform name?', 'store-admin')} />;
}

function ForClient() {
  const { value, error, ...field } = useFormField<boolean>('isForClient');
  return (
    <Checkbox
      {...field}
      checked={value}
      error={error}
      label={__("I'm setting up a store for a client", 'store-admin')}
    />
  );
}
