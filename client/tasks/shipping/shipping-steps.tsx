import { useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { getAdminLink } from '@admin/host';
import { noticesStore } from '@admin/store-notices';
import {
  getShippingSteps,
  hasStepDescription,
  skipsLocation,
  type ShippingStep,
} from '@admin/store-shipping';
import { tasksStore } from '@admin/store-tasks';
import { Button, Stepper, useSteps } from '@admin/ui';
import { ConnectStep } from '@admin/wizard';
import { useSuggestions } from '../shared/use-suggestions';
import { StoreLocationForm } from '../../onboarding/store-location/store-location-form';
import type { TaskPageProps } from '../task-page';
import { LabelStep } from './label-step/label-step';
import { RatesStep } from './rates-step/rates-step';
import type { ShippingSetup } from './use-shipping-setup';

export interface ShippingStepsProps extends Pick<TaskPageProps, 'onComplete'> {
  /** Id of the task that opened the wizard, to return to. */
  taskId: string;
  shop: ShippingSetup;
}

export function ShippingSteps({ taskId, shop, onComplete }: ShippingStepsProps) {
  const { refreshTaskLists } = useDispatch(tasksStore);
  const { createSuccessNotice } = useDispatch(noticesStore);
  // If one of the two optional steps is skipped, the other one is the last.
  const [skipped, setSkipped] = useState<string>();
  const { isDismissed, dismiss } = useSuggestions();
  // A step declined now stays in the list until the wizard is opened again.
  const [isShort, setShort] = useState(() => isDismissed('shipping'));
  // The connection is only needed for labels.
  const possible = getShippingSteps(shop).filter(
    (key) => key !== 'connect' || shop.partnerPlugins.length > 0,
  );
  const keys = possible.filter((key) => !isShort || isDone(key, shop) || !isSuggested(key));
  const { currentStep, goOn, goTo } = useSteps(
    keys.map((key) => ({ key, isComplete: isPassed(key, shop) })),
    finish,
  );

  function goOnFromLocation() {
    goOn();
    // The address may have completed another task; if this fails, the next load updates the lists.
    refreshTaskLists().catch(() => undefined);
  }

  function finish() {
    void createSuccessNotice(
      __("Shipping is done! Don't worry, you can always change it later", 'store-admin'),
    );
    onComplete();
  }

  function leaveOut() {
    setSkipped(currentStep);
    dismiss('shipping');
    goOn();
  }

  function showAll() {
    setShort(false);
    goTo(possible.find((key) => !keys.includes(key)) ?? currentStep);
  }

  const skip = (
    <Button variant="tertiary" onClick={leaveOut}>
      {__('No thanks', 'store-admin')}
    </Button>
  );
  const contents: Record<ShippingStep, ReactNode> = {
    store_location: <StoreLocationForm wizard="shipping" onSaved={goOnFromLocation} />,
    rates: <RatesStep key={shop.country} country={shop.country} onSaved={goOn} />,
    label_printing: <LabelStep country={shop.country} partners={shop.partners} skip={skip} onReady={goOn} />,
    connect: (
      <ConnectStep
        redirectUrl={getAdminLink(`admin.php?page=wc-admin&task=${encodeURIComponent(taskId)}`)}
        actions={skip}
      />
    ),
  };

  return (
    <>
      <Stepper
        currentStep={currentStep}
        onStepSelect={goTo}
        steps={keys.map((key) => ({
          key,
          ...describeStep(key, toStep(keys, currentStep), shop),
          content: contents[key],
          isComplete: isDone(key, shop) || undefined,
          isSkipped: key === skipped && !isDone(key, shop),
        }))}
      />
      {keys.length < possible.length && (
        <Button variant="tertiary" onClick={showAll}>
          {__('Show shipping label services', 'store-admin')}
        </Button>
      )}
    </>
  );
}

const toStep = (keys: readonly ShippingStep[], key: string): ShippingStep =>
  keys.find((other) => other === key) ?? 'store_location';

/** An optional step that requires plugins the site doesn't have. */
const isSuggested = (key: ShippingStep): boolean => key === 'label_printing' || key === 'connect';

/** Whether a step is complete, by the server's data. */
function isDone(key: ShippingStep, shop: ShippingSetup): boolean {
  switch (key) {
    case 'store_location':
      return shop.isAddressComplete;
    case 'rates':
      return shop.hasRates;
    case 'label_printing':
      return shop.hasLabels;
    case 'connect':
      return shop.isJetpackConnected;
  }
}

/** Without smart defaults the user confirms the address again, unless a zone shows that this was done before. */
function isPassed(key: ShippingStep, shop: ShippingSetup): boolean {
  if (key !== 'store_location') return isDone(key, shop);
  return skipsLocation({ ...shop, wasSkipped: false }) || (shop.isAddressComplete && shop.hasZone);
}

function describeStep(key: ShippingStep, current: ShippingStep, { hasSmartDefaults }: ShippingSetup) {
  const { label, description } = wordsOf(key);
  const isDescribed = hasStepDescription(key, { current, hasSmartDefaults });
  return { label, description: isDescribed ? description : undefined };
}

function wordsOf(key: ShippingStep): { label: string; description: string } {
  switch (key) {
    case 'store_location':
      return {
        label: __('Set store location', 'store-admin'),
        description: __('The address from which your business operates', 'store-admin'),
      };
    case 'rates':
      return {
        label: __('Set shipping costs', 'store-admin'),
        description: __('Define how much customers pay to ship to different destinations', 'store-admin'),
      };
    case 'label_printing':
      return {
        label: __('Print shipping labels', 'store-admin'),
        description: __('Buy postage and print labels from your orders', 'store-admin'),
      };
    case 'connect':
      return {
        label: __('Connect your store', 'store-admin'),
        description: __('Connect your store to an account to purchase labels', 'store-admin'),
      };
  }
}
