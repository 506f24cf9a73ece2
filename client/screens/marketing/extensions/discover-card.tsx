import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
  getOffers,
  groupOffers,
  useInstalledExtensions,
  useRecommendations,
  type Channel,
  type OfferCategory,
} from '@admin/store-marketing';
import { recordEvent } from '@admin/tracks';
import { Button, Card, ErrorState, OfferList, PlaceholderCard } from '@admin/ui';
import { OfferRow } from '../offer-row';

/** Marketplace page with more extensions (contract, remaining screens, section 1.2). */
const MARKETPLACE = 'https://woocommerce.com/product-category/woocommerce-extensions/marketing-extensions/';

interface DiscoverCardProps {
  channels: readonly Channel[];
  /** Slugs of plugins that were active when the screen was opened. */
  active: readonly string[];
}

/** Extensions recommended by the marketplace, by category. */
export function DiscoverCard({ channels, active }: DiscoverCardProps) {
  const { recommendations, failure, retry } = useRecommendations('extensions');
  const { installed = [] } = useInstalledExtensions();
  if (!recommendations && !failure) return <PlaceholderCard rows={4} />;
  const categories = groupOffers(getOffers(recommendations ?? [], { channels, installed, active }));
  return (
    <Card
      title={__('Discover more marketing tools', 'store-admin')}
      footer={
        <a
          href={MARKETPLACE}
          target="_blank"
          rel="noreferrer"
          onClick={() => recordEvent('marketing_explore_more_extensions', {})}
        >
          {__('Explore more marketing extensions', 'store-admin')}
        </a>
      }
    >
      {recommendations ? (
        <Offers categories={categories} />
      ) : (
        <ErrorState
          title={__('The recommendations could not be loaded', 'store-admin')}
          message={failure?.message}
          onRetry={retry}
        />
      )}
    </Card>
  );
}

function Offers({ categories }: { categories: readonly OfferCategory[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = categories.find(({ slug }) => slug === chosen) ?? categories[0];
  if (!shown) {
    return (
      <p className="sa-marketing-note">
        {__('The list could not be loaded, or you have all recommended extensions.', 'store-admin')}
      </p>
    );
  }
  return (
    <>
      {categories.length > 1 && (
        <fieldset className="sa-marketing-categories" aria-label={__('Categories', 'store-admin')}>
          {categories.map(({ slug, name }) => (
            <Button
              key={slug}
              size="small"
              aria-pressed={slug === shown.slug}
              onClick={() => setChosen(slug)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <OfferList>
        {shown.offers.map((offer) => (
          <OfferRow key={offer.slug} offer={offer} />
        ))}
      </OfferList>
    </>
  );
}
