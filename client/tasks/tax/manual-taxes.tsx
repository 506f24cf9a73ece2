import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getManualTaxSteps } from '@admin/store-tasks';
import { Button, Card, Stepper, useAnnounceBusy, useSteps } from '@admin/ui';
import { StoreLocationForm } from '../../onboarding/store-location/store-location-form';
import { OtherTaxOptions } from './other-tax-options';
import type { TaxMethodProps } from './tax-method-props';
import { useTaxSettings } from './use-tax-settings';

/** The store's address, then the tax rates, which are entered on WooCommerce's own page. */
export function ManualTaxes({ shop, onPartners, onComplete }: TaxMethodProps) {
  const steps = getManualTaxSteps(shop);
  // The last step leads to another page.
  const { currentStep, goOn, goTo } = useSteps(steps, stay);
  return (
    <Card>
      <Stepper
        currentStep={currentStep}
        onStepSelect={goTo}
        steps={steps.map(({ key, isComplete }) =>
          key === 'store_location'
            ? {
                key,
                label: __('Set store location', 'store-admin'),
                description: __('The address from which your business operates', 'store-admin'),
                content: <StoreLocationForm wizard="tax" needsWholeAddress onSaved={goOn} />,
                isComplete: isComplete || undefined,
              }
            : {
                key,
                label: __('Configure tax rates', 'store-admin'),
                description: __('Set the tax rates for your customers’ locations', 'store-admin'),
                content: <RatesStep onPartners={onPartners} onComplete={onComplete} />,
              },
        )}
      />
    </Card>
  );
}

const stay = () => {};

function RatesStep({ onPartners, onComplete }: Pick<TaxMethodProps, 'onPartners' | 'onComplete'>) {
  const { enterRates } = useTaxSettings(onComplete);
  const [isSaving, setSaving] = useState(false);
  useAnnounceBusy(isSaving, __('Saving…', 'store-admin'));

  async function configure() {
    setSaving(true);
    await enterRates();
    setSaving(false);
  }

  return (
    <div className="sa-tax-step">
      <p className="sa-tax-step__text">
        {__(
          'This enables taxes and opens the standard rates page, where you can add a rate for each location.',
          'store-admin',
        )}
      </p>
      <div className="sa-tax-step__actions">
        <Button variant="primary" busy={isSaving} onClick={() => void configure()}>
          {__('Configure', 'store-admin')}
        </Button>
        <OtherTaxOptions onPartners={onPartners} onComplete={onComplete} />
      </div>
    </div>
  );
}
