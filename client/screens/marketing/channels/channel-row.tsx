import { __, _n, sprintf } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import type { Channel, AttributedTotals, ListingStatus } from '@admin/store-marketing';
import { Button, Icon, Offer, Pill } from '@admin/ui';
import { formatCount, formatAttribution } from '../format-attribution';
import { markOf } from '../use-focus-after-set-up';

interface ChannelRowProps {
  channel: Channel;
  /** Missing if there is no data. */
  totals: AttributedTotals | undefined;
}

/** A channel with its product listings, its results and its next action. */
export function ChannelRow({ channel, totals }: ChannelRowProps) {
  const { name, description, icon, isSetUp } = channel;
  return (
    <Offer
      image={icon}
      icon="store"
      title={name}
      marks={
        isSetUp ? <Listings channel={channel} /> : <Pill>{__('Setup not finished', 'store-admin')}</Pill>
      }
      description={isSetUp ? '' : description}
      action={<Action channel={channel} />}
    >
      {isSetUp && (
        <>
          <Issues channel={channel} />
          {totals && <span className="sa-marketing-figures">{formatAttribution(totals)}</span>}
        </>
      )}
    </Offer>
  );
}

type Tone = 'success' | 'accent' | 'error';

const TONES: Readonly<Partial<Record<ListingStatus, Tone>>> = {
  synced: 'success',
  'sync-in-progress': 'accent',
  'sync-failed': 'error',
};

/** A channel without product listings has no status to show. */
function Listings({ channel: { listings } }: { channel: Channel }) {
  return listings === 'not-applicable' ? null : (
    <Pill tone={TONES[listings]}>{formatListings(listings)}</Pill>
  );
}

function formatListings(listings: Exclude<ListingStatus, 'not-applicable'>): string {
  switch (listings) {
    case 'synced':
      return __('Synced', 'store-admin');
    case 'sync-in-progress':
      return __('Syncing', 'store-admin');
    case 'sync-failed':
      return __('Sync failed', 'store-admin');
  }
}

function Issues({ channel: { errorsCount } }: { channel: Channel }) {
  if (errorsCount === 0) {
    return <span className="sa-marketing-issues">{__('No issues to resolve', 'store-admin')}</span>;
  }
  return (
    <span className="sa-marketing-issues has-some">
      <Icon name="warning" size={16} />
      {sprintf(
        /* translators: %s: number of problems */
        _n('%s issue to resolve', '%s issues to resolve', errorsCount, 'store-admin'),
        formatCount(errorsCount),
      )}
    </span>
  );
}

function Action({ channel: { slug, name, settingsUrl, isSetUp } }: { channel: Channel }) {
  if (settingsUrl === '') return null;
  const words = isSetUp ? __('Manage', 'store-admin') : __('Finish setup', 'store-admin');
  return (
    <span {...markOf(slug)}>
      <Button
        href={settingsUrl}
        variant={isSetUp ? 'secondary' : 'primary'}
        aria-label={describeAction(words, name)}
      >
        {words}
      </Button>
    </span>
  );
}
