import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { ErrorState } from '@admin/ui';
import { FullScreen } from '../full-screen/full-screen';
import { LoadingStep } from './loading-step';
import { useOnboardingData, type Shop } from './use-onboarding-data';

interface WithOnboardingDataProps {
  /** What keeps the place of the trail, in guides that have one. */
  trail?: ReactNode;
  children: (shop: Shop) => ReactNode;
}

/** A guide of the first run, once it is known what was said before. */
export function WithOnboardingData({ trail, children }: WithOnboardingDataProps) {
  const { shop, failure, retry } = useOnboardingData();
  if (shop) return children(shop);
  return (
    <FullScreen
      shop={getHost().settings.siteTitle}
      step="opening"
      title={__('Set up your store', 'woocommerce')}
      progress={0}
      trail={trail}
    >
      {failure ? (
        <ErrorState
          title={__('The details of your store could not be loaded', 'woocommerce')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <LoadingStep />
      )}
    </FullScreen>
  );
}
