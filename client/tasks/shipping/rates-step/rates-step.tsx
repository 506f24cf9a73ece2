import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { useCountries } from '@admin/store-countries';
import { findCountryZone, shippingStore, useRateZones } from '@admin/store-shipping';
import { ErrorState, Placeholder, VisuallyHidden } from '@admin/ui';
import { RatesForm } from './rates-form';
import './rates-step.css';

interface RatesStepProps {
  /** Such as `US`. */
  country: string;
  onSaved: () => void;
}

/** Shipping rates for the store's country and the rest of the world. Creates a zone for the country if it has none. */
export function RatesStep({ country, onSaved }: RatesStepProps) {
  const { problem, retry } = useCountryZone(country);
  const { zones } = useRateZones(country);
  if (problem) {
    return (
      <ErrorState
        title={__('Your shipping zones could not be set up', 'store-admin')}
        message={problem}
        onRetry={retry}
      />
    );
  }
  if (!zones || !findCountryZone(zones, country)) return <LoadingRates />;
  return <RatesForm country={country} zones={zones} onSaved={onSaved} />;
}

/** Ensures that the country has a zone, once its name is known. */
function useCountryZone(country: string) {
  const { ensureCountryZone } = useDispatch(shippingStore);
  const { countries, status } = useCountries();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(1);
  const isNamed = status === 'finished' || status === 'failed';
  const name = countries?.find(({ code }) => code === country)?.name ?? country;

  useEffect(() => {
    if (!isNamed) return;
    let isGone = false;
    // Continues even if the user leaves, so that no incomplete zone remains.
    ensureCountryZone(country, name).catch((error: unknown) => {
      if (!isGone && !(error instanceof CancelledError)) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    });
    return () => {
      isGone = true;
    };
  }, [ensureCountryZone, country, name, isNamed, tries]);

  function retry() {
    setProblem(undefined);
    setTries((count) => count + 1);
  }

  return { problem, retry };
}

/** Has the form's size, to avoid layout shifts. */
const LoadingRates = () => (
  <div className="sa-loading-rates">
    <VisuallyHidden as="output">{__('Loading your shipping zones…', 'store-admin')}</VisuallyHidden>
    <Placeholder height="92px" />
    <Placeholder height="92px" />
    <Placeholder width="96px" height="36px" />
  </div>
);
