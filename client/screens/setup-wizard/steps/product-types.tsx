import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { useFormField } from '@admin/forms';
import { getPluginName } from '@admin/store-plugins';
import { profileStore, type ProductType, type ProductTypeName } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { Choice, ChoiceGroup, ErrorState, InlineNotice, Pill, Switch } from '@admin/ui';
import { useResumeUrl } from '../../../onboarding/first-run/extensions/use-resume-url';
import { LoadingStep } from '../../../onboarding/first-run/loading-step';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import {
  joinKeys,
  splitKeys,
  useMultiSelectField,
} from '../../../onboarding/first-run/use-multi-select-field';
import type { WizardStepProps } from '../wizard-step';
import { MoreAbout } from './more-about';
import { formatPlanPrice } from './format-price';
import { includesPayments, PAYMENTS, usePaymentsEligibility } from './subscriptions';

/** Asks what the store sells. The price of a product type is shown next to it; it is bought later. */
export function ProductTypes(props: WizardStepProps) {
  const registry = useRegistry();
  const { types, status, failure } = useSelect((select, resolution) => ({
    types: select(profileStore).getProductTypes(),
    ...resolution(profileStore).getProductTypes(),
  }));
  if (failure) {
    return (
      <ErrorState
        title={__('The product types could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(profileStore).getProductTypes()}
      />
    );
  }
  // Prices loaded before the country was set may have changed.
  return types && status === 'finished' ? <Form {...props} types={types} /> : <LoadingStep />;
}

interface FormProps extends WizardStepProps {
  types: readonly ProductType[];
}

interface TypeValues {
  /** Comma-separated ids. */
  types: string;
}

function Form({ shop: { profile }, goToNextStep, goBack, types }: FormProps) {
  const { updateProfile } = useDispatch(profileStore);
  const { setUpInBackground } = useDispatch(setupStore);
  const payments = usePaymentsEligibility();
  const resumeUrl = useResumeUrl('product-types');
  const preset = types.filter(({ isDefault }) => isDefault).map(({ id }) => id);

  async function save(values: TypeValues) {
    const chosen = splitKeys(values.types);
    await updateProfile({ product_types: chosen as ProductTypeName[] });
    if (includesPayments(chosen, types, payments))
      void setUpInBackground([{ slug: PAYMENTS, name: getPluginName(PAYMENTS) }], resumeUrl);
    recordEvent('storeprofiler_store_product_type_continue', { product_type: values.types });
  }

  return (
    <Question<TypeValues>
      draft="setup-wizard/product-types"
      initialValues={{ types: joinKeys(profile.product_types ?? preset) }}
      validate={validateTypes}
      save={save}
      explain={toFormError(__('There was a problem updating your product types', 'store-admin'))}
      onSaved={goToNextStep}
      submitLabel={__('Continue', 'store-admin')}
      onBack={goBack}
    >
      <Fields types={types} />
      <PaymentsNote types={types} />
    </Question>
  );
}

function Fields({ types }: Pick<FormProps, 'types'>) {
  const [isMonthly, setMonthly] = useState(true);
  const { error } = useFormField('types');
  const { has, toggle } = useMultiSelectField(
    'types',
    types.map(({ id }) => id),
  );
  const hasPrices = types.some(({ yearlyPrice }) => yearlyPrice !== null);
  return (
    <>
      <ChoiceGroup legend={__('Product Types', 'store-admin')} isLegendHidden error={error}>
        {types.map((type) => (
          <Choice
            key={type.id}
            type="checkbox"
            name="types"
            label={getName(type)}
            description={<MoreAbout type={type} />}
            aside={type.yearlyPrice !== null && <Pill>{formatPlanPrice(type.yearlyPrice, isMonthly)}</Pill>}
            checked={has(type.id)}
            onChange={(isOn) => toggle(type.id, isOn)}
          />
        ))}
      </ChoiceGroup>
      {hasPrices && (
        <Switch
          label={__('Display monthly prices', 'store-admin')}
          help={__('Extensions are billed once a year, in US dollars, by WooCommerce.com.', 'store-admin')}
          checked={isMonthly}
          onChange={setMonthly}
        />
      )}
    </>
  );
}

/** Plugins that are also installed must be mentioned. */
function PaymentsNote({ types }: Pick<FormProps, 'types'>) {
  const { value } = useFormField('types');
  const payments = usePaymentsEligibility();
  if (!includesPayments(splitKeys(value), types, payments)) return null;
  return (
    <InlineNotice status="info">
      {sprintf(
        /* translators: %s: name of an extension */
        __(
          'Subscriptions require %s, a free extension that is set up when you continue. You can remove it at any time.',
          'store-admin',
        ),
        getPluginName(PAYMENTS),
      )}
    </InlineNotice>
  );
}

/** The server appends the price to the name, which the list already shows. */
const getName = ({ label, yearlyPrice }: ProductType): string =>
  yearlyPrice === null ? label : label.replace(/ — [^—]*$/, '');

const validateTypes = ({ types }: TypeValues) =>
  types === '' ? { types: __('Please select at least one product type', 'store-admin') } : {};
