import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { useFormField } from '@admin/forms';
import { profileStore, type Industry, type IndustryChoice } from '@admin/store-profile';
import { useSettings } from '@admin/store-settings';
import { recordEvent } from '@admin/tracks';
import { Choice, ChoiceGroup, ErrorState, TextField } from '@admin/ui';
import { LoadingStep } from '../../../onboarding/first-run/loading-step';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import {
  joinKeys,
  splitKeys,
  useMultiSelectField,
} from '../../../onboarding/first-run/use-multi-select-field';
import type { WizardStepProps } from '../wizard-step';
import { isIndustryAvailable } from './available-industries';

/** The server's industries, filtered by the store's country. */
export function IndustryStep(props: WizardStepProps) {
  const all = useSelect((select) => select(profileStore).getIndustries());
  const { settings, status } = useSettings('general');
  if (!all) return <NoIndustries />;
  // Without the country, restricted industries are not offered.
  if (!settings && status !== 'failed') return <LoadingStep />;
  const country = settings?.woocommerce_default_country ?? '';
  return <Form {...props} choices={all.filter(({ slug }) => isIndustryAvailable(slug, country))} />;
}

const NoIndustries = () => (
  <ErrorState
    title={__('The industries could not be loaded', 'store-admin')}
    message={__('Something went wrong. Please reload the page.', 'store-admin')}
    onRetry={() => window.location.reload()}
  />
);

interface FormProps extends WizardStepProps {
  choices: readonly IndustryChoice[];
}

interface IndustryValues {
  /** Comma-separated slugs. */
  industries: string;
  /** Free-text details by field name. */
  [detail: string]: string;
}

function Form({ shop: { profile }, goToNextStep, goBack, choices }: FormProps) {
  const { updateProfile } = useDispatch(profileStore);
  const chosen = profile.industry ?? [];
  const details = choices.map(({ slug }) => [
    toDetailName(slug),
    chosen.find((industry) => industry.slug === slug)?.detail ?? '',
  ]);

  async function save(values: IndustryValues) {
    const industry = toIndustries(values, choices);
    await updateProfile({ industry });
    recordEvent('storeprofiler_store_industry_continue', {
      store_industry: joinKeys(industry.map(({ slug }) => slug)),
    });
  }

  return (
    <Question<IndustryValues>
      draft="setup-wizard/industry"
      initialValues={{ ...Object.fromEntries(details), industries: joinKeys(chosen.map(({ slug }) => slug)) }}
      validate={validateIndustries}
      save={save}
      explain={toFormError(__('There was a problem updating your industries', 'store-admin'))}
      onSaved={goToNextStep}
      submitLabel={__('Continue', 'store-admin')}
      onBack={goBack}
    >
      <Fields choices={choices} />
    </Question>
  );
}

function Fields({ choices }: Pick<FormProps, 'choices'>) {
  const { error } = useFormField('industries');
  const { has, toggle } = useMultiSelectField(
    'industries',
    choices.map(({ slug }) => slug),
  );
  return (
    <>
      <ChoiceGroup legend={__('Industries', 'store-admin')} isLegendHidden isWide error={error}>
        {choices.map(({ slug, label }) => (
          <Choice
            key={slug}
            type="checkbox"
            name="industries"
            label={label}
            checked={has(slug)}
            onChange={(isOn) => toggle(slug, isOn)}
          />
        ))}
      </ChoiceGroup>
      {choices
        .filter(({ detailLabel }) => detailLabel !== '')
        .map(({ slug, detailLabel }) => (
          <DetailField key={slug} name={toDetailName(slug)} label={detailLabel} isChosen={has(slug)} />
        ))}
    </>
  );
}

interface DetailFieldProps {
  name: string;
  label: string;
  isChosen: boolean;
}

/** The field stays in the form even while it is hidden, so that the typed text is kept. */
function DetailField({ name, label, isChosen }: DetailFieldProps) {
  const field = useFormField(name);
  return isChosen ? <TextField {...field} label={label} /> : null;
}

const toDetailName = (slug: string): string => `detail-${slug}`;

const validateIndustries = ({ industries }: { industries: string }) =>
  industries === '' ? { industries: __('Please select at least one industry', 'store-admin') } : {};

/** The chosen industries, with free-text details where the server asks for them. */
export function toIndustries(values: IndustryValues, choices: readonly IndustryChoice[]): Industry[] {
  const industriesWithDetails = new Set(
    choices.filter(({ detailLabel }) => detailLabel !== '').map(({ slug }) => slug),
  );
  return splitKeys(values.industries).map((slug) => {
    const detail = values[toDetailName(slug)]?.trim() ?? '';
    return industriesWithDetails.has(slug) && detail !== '' ? { slug, detail } : { slug };
  });
}
