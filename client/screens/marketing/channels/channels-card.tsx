import { __ } from '@wordpress/i18n';
import { useChannels } from '@admin/store-marketing';
import { Button, Card, EmptyState, ErrorState, OfferList, PlaceholderCard } from '@admin/ui';
import { AttributionNote } from '../attribution-note';
import type { AttributedOrders } from '../use-attributed-orders';
import { ChannelOffers } from './channel-offers';
import { ChannelRow } from './channel-row';

interface ChannelsCardProps {
  /** Slugs of plugins that were active when the screen was opened. */
  active: readonly string[];
  attribution: AttributedOrders;
  areOffersOpen: boolean;
  /** Opens and closes the list of available channels; missing if the user can't install any. */
  onOffers: ((areOpen: boolean) => void) | undefined;
}

/** The sales channels with their setup progress, and those that can be added. */
export function ChannelsCard({ active, attribution, areOffersOpen, onOffers }: ChannelsCardProps) {
  const { channels, failure, retry } = useChannels();
  const title = __('Channels', 'store-admin');
  if (!channels && !failure) return <PlaceholderCard rows={3} />;
  if (!channels) {
    return (
      <Card title={title}>
        <ErrorState
          title={__('The channels could not be loaded', 'store-admin')}
          message={failure?.message}
          onRetry={retry}
        />
      </Card>
    );
  }
  const hasChannels = channels.length > 0;
  return (
    <Card
      className="sa-marketing-channels"
      title={title}
      actions={
        onOffers && (
          <Button
            icon={areOffersOpen ? 'chevron-up' : 'plus'}
            aria-expanded={areOffersOpen}
            onClick={() => onOffers(!areOffersOpen)}
          >
            {__('Add channels', 'store-admin')}
          </Button>
        )
      }
      footer={
        hasChannels && (attribution.totals || attribution.failure) && <AttributionNote {...attribution} />
      }
    >
      {hasChannels ? (
        <OfferList>
          {channels.map((channel) => (
            <ChannelRow
              key={channel.slug}
              channel={channel}
              totals={attribution.totals?.ofChannel(channel.slug)}
            />
          ))}
        </OfferList>
      ) : (
        <EmptyState
          icon="store"
          title={__('No channels yet', 'store-admin')}
          message={
            onOffers
              ? __('Start by adding a channel to your store', 'store-admin')
              : __('Ask an administrator to add a channel.', 'store-admin')
          }
        />
      )}
      {areOffersOpen && <ChannelOffers channels={channels} active={active} />}
    </Card>
  );
}
