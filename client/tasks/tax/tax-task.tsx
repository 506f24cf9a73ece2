import { useState, type ReactNode } from 'react';
import { WithStores } from '@admin/data';
import { useDraftValue } from '@admin/forms';
import { updateQueryString } from '@admin/navigation';
import { usePromotions } from '@admin/store-promotions';
import {
  getTaxPartners,
  getTaxMethod,
  type TaskData,
  type TaxPartner,
  type TaxMethod,
} from '@admin/store-tasks';
import { Card, Spinner } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { useLatch } from '../shared/use-latch';
import { useStepFocus } from '../shared/use-step-focus';
import { useSuggestions } from '../shared/use-suggestions';
import type { TaskPageProps } from '../task-page';
import { AutomatedTaxes } from './automated-taxes';
import { ManualTaxes } from './manual-taxes';
import { PartnerChoice } from './partner-choice';
import type { TaxMethodProps } from './tax-method-props';
import { ThirdPartyTaxes } from './third-party-taxes';
import { useTaxRequirements } from './use-tax-requirements';

const STORES = [lazyPluginsStore];

/** Selects how taxes are calculated: by a partner, or by manual rates. */
export function TaxTask(props: TaskPageProps) {
  return (
    <WithStores stores={STORES}>
      <TaxWizard {...props} />
    </WithStores>
  );
}

function TaxWizard({ task, query, onComplete }: TaskPageProps) {
  const shop = useTaxRequirements();
  const isOpen = useLatch(shop.isKnown);
  const startsByItself = query['auto'] === 'true';
  const requested = query['partner'] ?? (startsByItself ? 'woocommerce-tax' : undefined);
  // The request in the address is newer than the saved choice.
  const isChosen = (kept: unknown): kept is boolean => kept === true && !startsByItself;
  const { value: isManual, setValue: setManual, forget } = useDraftValue('tax/manual', false, isChosen);
  const { areShown } = usePromotions();
  const { isDismissed, dismiss } = useSuggestions();
  const [areWanted, setWanted] = useState<boolean>();
  if (!isOpen) {
    return (
      <Card>
        <Spinner />
      </Card>
    );
  }

  // Users who can't install plugins can't use partners.
  const data = toTaxData(task.additionalData);
  const available = shop.canAutomate ? getTaxPartners(shop.country, data) : [];
  const isActive = { 'woocommerce-tax': shop.arePluginsActive, avalara: data.avalaraActivated };
  // Manual rates need no partner: a partner that is neither active nor in the address is a promotion.
  const isSuggested = (partner: TaxPartner) => !isActive[partner] && partner !== requested;
  const areWelcome = areWanted ?? (areShown && !isDismissed('tax'));
  const partners = available.filter((partner) => areWelcome || !isSuggested(partner));
  const method: TaxMethod = isManual ? 'manual' : getTaxMethod(partners, requested);
  const hasSuggestions = partners.some(
    (partner) => isSuggested(partner) && (method === 'choice' || method === partner),
  );
  function showPartners() {
    setManual(false);
    setWanted(true);
  }
  function hidePartners() {
    setWanted(false);
    dismiss('tax');
  }

  return (
    <ChosenMethod
      method={method}
      partners={partners}
      startsByItself={startsByItself}
      shop={shop}
      onComplete={(...where) => {
        forget();
        onComplete(...where);
      }}
      onManual={() => setManual(true)}
      onPartners={
        partners.length < available.length || (isManual && available.length > 0) ? showPartners : undefined
      }
      onHidePartners={hasSuggestions ? hidePartners : undefined}
    />
  );
}

interface ChosenMethodProps extends TaxMethodProps {
  method: TaxMethod;
  partners: readonly TaxPartner[];
  /** Whether the address requests it. */
  startsByItself: boolean;
}

function ChosenMethod(props: ChosenMethodProps) {
  const place = useStepFocus(props.method);
  return <div ref={place}>{renderMethod(props)}</div>;
}

function renderMethod({ method, partners, startsByItself, ...shared }: ChosenMethodProps): ReactNode {
  switch (method) {
    case 'choice':
      return (
        <PartnerChoice
          {...shared}
          partners={partners}
          onChoose={(partner) => updateQueryString({ partner })}
        />
      );
    case 'woocommerce-tax':
      return <AutomatedTaxes {...shared} startsByItself={startsByItself} />;
    case 'avalara':
      return <ThirdPartyTaxes {...shared} />;
    case 'manual':
      return <ManualTaxes {...shared} />;
  }
}

/** Converts the task's data from the server's format. */
function toTaxData(data: TaskData | null) {
  const countries: unknown = data?.woocommerceTaxCountries;
  return {
    woocommerceTaxCountries: Array.isArray(countries) ? countries.map(String) : [],
    avalaraActivated: data?.avalaraActivated === true,
    taxJarActivated: data?.taxJarActivated === true,
  };
}
