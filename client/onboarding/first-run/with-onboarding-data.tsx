import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getHost } from '@admin/host';
import { ErrorState } from '@admin/ui';
import { FullScreen } from '../full-screen/full-screen';
import { LoadingStep } from './loading-step';
import { useOnboardingData, type OnboardingData } from './use-onboarding-data';

interface WithOnboardingDataProps {
  /** Placeholder for the list of steps, in wizards that have one. */
  trail?: ReactNode;
  children: (shop: OnboardingData) => ReactNode;
}

/** Renders a first-run wizard once the saved answers are loaded. */
export function WithOnboardingData({ trail, children }: WithOnboardingDataProps) {
  const { shop, failure, retry } = useOnboardingData();
  if (shop) return children(shop);
  return (
    <FullScreen
      storeName={decodeEntities(getHost().settings.siteTitle)}
      step="opening"
      title={__('Set up your store', 'store-admin')}
      progress={0}
      trail={trail}
    >
      {failure ? (
        <ErrorState
          title={__('The details of your store could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <LoadingStep />
      )}
    </FullScreen>
  );
}
