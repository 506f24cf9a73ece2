import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { isAddressComplete, useSettings } from '@admin/store-settings';
import { tasksStore } from '@admin/store-tasks';
import { Card, Spinner, Stepper } from '@admin/ui';
import { StoreLocationForm } from '../store-location/store-location-form';
import { ComingRates } from './coming-rates';

/** Where the store ships from, then what shipping costs. */
export function ShippingTask() {
  const { settings, status } = useSettings('general');
  const isKnown = settings !== undefined || status === 'failed';
  return <Card>{isKnown ? <ShippingSteps startsLocated={isAddressComplete(settings)} /> : <Spinner />}</Card>;
}

/** The step it opens with is decided once: while an address is being saved, the form must stay. */
function ShippingSteps({ startsLocated }: { startsLocated: boolean }) {
  const { refreshTaskLists } = useDispatch(tasksStore);
  const [isLocated, setLocated] = useState(startsLocated);
  const [currentStep, setCurrentStep] = useState(startsLocated ? 'rates' : 'store_location');

  function goOn() {
    setLocated(true);
    setCurrentStep('rates');
    // The address may have done another task too; if this fails, the next reading tells.
    refreshTaskLists().catch(() => undefined);
  }

  return (
    <Stepper
      currentStep={currentStep}
      onStepSelect={setCurrentStep}
      steps={[
        {
          key: 'store_location',
          label: __('Set store location', 'woocommerce'),
          description: __('The address your business operates from', 'woocommerce'),
          content: <StoreLocationForm onSaved={goOn} />,
          isComplete: isLocated,
        },
        {
          key: 'rates',
          label: __('Set shipping costs', 'woocommerce'),
          description: __('What customers pay for shipping, by where they live', 'woocommerce'),
          content: <ComingRates />,
          isComplete: false,
        },
      ]}
    />
  );
}
