import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { canAutomateTaxes, getAutomatedTaxSteps, type TaxStep } from '@admin/store-tasks';
import { Card, Stepper, useSteps } from '@admin/ui';
import { ConnectStep } from '@admin/wizard';
import { StoreLocationForm } from '../../onboarding/store-location/store-location-form';
import { AutomatedTaxesReady } from './automated-taxes-ready';
import { OtherTaxOptions } from './other-tax-options';
import { PluginsStep } from './plugins-step';
import type { TaxMethodProps } from './tax-method-props';

interface AutomatedTaxesProps extends TaxMethodProps {
  /** Whether the address requests it. */
  startsByItself: boolean;
}

/** Address to return to after connecting: if all requirements are met, the rest runs automatically. */
const RETURN_ADDRESS = 'admin.php?page=wc-admin&task=tax&partner=woocommerce-tax&auto=true';

/** WooCommerce's own tax service: its requirements step by step, or a confirmation that all are met. */
export function AutomatedTaxes({ startsByItself, ...props }: AutomatedTaxesProps) {
  if (canAutomateTaxes(props.shop)) return <AutomatedTaxesReady {...props} startsByItself={startsByItself} />;
  return <Steps {...props} />;
}

function Steps({ shop, onManual, onHidePartners, onComplete }: TaxMethodProps) {
  const steps = getAutomatedTaxSteps(shop);
  // After the last step, the confirmation replaces the steps.
  const { currentStep, goOn, goTo } = useSteps(steps, stay);
  const contents: Partial<Record<TaxStep['key'], ReactNode>> = {
    store_location: <StoreLocationForm wizard="tax" needsWholeAddress onSaved={goOn} />,
    plugins: <PluginsStep onReady={goOn} />,
    connect: <ConnectStep redirectUrl={getAdminLink(RETURN_ADDRESS)} />,
  };
  return (
    <Card
      footer={<OtherTaxOptions onManual={onManual} onHidePartners={onHidePartners} onComplete={onComplete} />}
    >
      <Stepper
        currentStep={currentStep}
        onStepSelect={goTo}
        steps={steps.map(({ key, isComplete }) => ({
          key,
          ...describeStep(key),
          content: contents[key],
          isComplete: isComplete || undefined,
        }))}
      />
    </Card>
  );
}

const stay = () => {};

function describeStep(key: TaxStep['key']): { label: string; description: string } {
  switch (key) {
    case 'plugins':
      return {
        label: __('Install Jetpack and WooCommerce Tax', 'store-admin'),
        description: __('Used to calculate the tax rates for each order', 'store-admin'),
      };
    case 'connect':
      return {
        label: __('Connect your store', 'store-admin'),
        description: __('Connect an account to get tax rates', 'store-admin'),
      };
    default:
      return {
        label: __('Set store location', 'store-admin'),
        description: __('The address from which your business operates', 'store-admin'),
      };
  }
}
