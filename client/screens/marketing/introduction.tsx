import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, focusHeading, Icon, type IconName } from '@admin/ui';
import type { IntroductionState } from './use-introduction';

interface IntroductionProps {
  introduction: IntroductionState;
  hasChannels: boolean;
  onCreateCampaign: () => void;
  /** Missing if the user can't install any. */
  onAddChannels: (() => void) | undefined;
}

/** Explains the screen until the user dismisses it. */
export function Introduction({
  introduction: { isSettled, isShown, dismiss },
  hasChannels,
  onCreateCampaign,
  onAddChannels,
}: IntroductionProps) {
  // If it loads late, it would push down content that the user is reading: it waits for the next visit.
  const [isInTime] = useState(isSettled);
  if (!isShown || !isInTime) return null;
  return (
    <section className="sa-marketing-intro" aria-labelledby="sa-marketing-intro">
      <h2 id="sa-marketing-intro" className="sa-marketing-intro__title">
        {__('Grow your store with marketing', 'store-admin')}
      </h2>
      <ul className="sa-marketing-intro__points">
        {getPoints().map(({ icon, title, text }) => (
          <li key={icon}>
            <span className="sa-marketing-intro__icon">
              <Icon name={icon} />
            </span>
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="sa-marketing-intro__actions">
        {hasChannels && (
          <Button variant="primary" onClick={onCreateCampaign}>
            {__('Create a campaign', 'store-admin')}
          </Button>
        )}
        {onAddChannels && (
          <Button variant={hasChannels ? 'secondary' : 'primary'} onClick={onAddChannels}>
            {__('Add channels', 'store-admin')}
          </Button>
        )}
      </div>
      <Button
        className="sa-marketing-intro__close"
        variant="tertiary"
        size="small"
        icon="close"
        aria-label={__('Close introduction', 'store-admin')}
        onClick={({ currentTarget }) => {
          // Moves the keyboard focus to the next section.
          focusHeading(currentTarget.closest('.sa-marketing')?.querySelector('.sa-card h2') ?? null);
          dismiss();
        }}
      />
    </section>
  );
}

interface Point {
  icon: IconName;
  title: string;
  text: string;
}

const getPoints = (): Point[] => [
  {
    icon: 'store',
    title: __('Sell in more places', 'store-admin'),
    text: __('Show your products on other channels and manage stock in one place.', 'store-admin'),
  },
  {
    icon: 'megaphone',
    title: __('Advertise', 'store-admin'),
    text: __('See the campaigns of all channels and their costs in one list.', 'store-admin'),
  },
  {
    icon: 'display',
    title: __('Measure results', 'store-admin'),
    text: __('See which channels and campaigns your orders come from.', 'store-admin'),
  },
];
