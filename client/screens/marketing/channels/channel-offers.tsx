import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { getOffers, useInstalledExtensions, useRecommendations, type Channel } from '@admin/store-marketing';
import { EmptyState, ErrorState, OfferList } from '@admin/ui';
import { OfferPlaceholders } from '../offer-placeholders';
import { OfferRow } from '../offer-row';

interface ChannelOffersProps {
  channels: readonly Channel[];
  active: readonly string[];
}

/** Channels that can be added. */
export function ChannelOffers({ channels, active }: ChannelOffersProps) {
  const { recommendations, failure, retry } = useRecommendations('channels');
  const { installed = [] } = useInstalledExtensions();
  const headingId = useId();
  const offers = recommendations && getOffers(recommendations, { channels, installed, active });
  return (
    <section className="sa-marketing-offers" aria-labelledby={headingId}>
      <h3 id={headingId}>{__('Recommended channels', 'store-admin')}</h3>
      {!offers && failure && (
        <ErrorState
          title={__('The recommended channels could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      )}
      {!offers && !failure && <OfferPlaceholders count={4} />}
      {offers && offers.length === 0 && (
        <EmptyState
          title={__('No recommendations right now', 'store-admin')}
          message={__('You have added all channels, or the list could not be loaded.', 'store-admin')}
        />
      )}
      {offers && offers.length > 0 && (
        <OfferList>
          {offers.map((offer) => (
            <OfferRow key={offer.slug} offer={offer} />
          ))}
        </OfferList>
      )}
    </section>
  );
}
