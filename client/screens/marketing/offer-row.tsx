import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import type { Recommendation } from '@admin/store-marketing';
import { recordEvent } from '@admin/tracks';
import { Button, Offer, Pill } from '@admin/ui';
import { usePluginSetup } from '@admin/wizard';
import { markOf } from './use-focus-after-set-up';

/** A recommended extension with its install button. */
export const OfferRow = ({ offer }: { offer: Recommendation }) => (
  <Offer
    image={offer.icon}
    icon="plugin"
    title={offer.title}
    marks={offer.tags.map(({ slug, name }) => (
      <Pill key={slug}>{name}</Pill>
    ))}
    description={offer.description}
    action={<Action offer={offer} />}
  />
);

function Action({ offer }: { offer: Recommendation }) {
  const { slug, title, url, isInstallable } = offer;
  const { state, isSettingUp, setUp } = usePluginSetup({ slug, name: title });
  const words = useWordsBefore(
    isSettingUp,
    state === 'installed' ? __('Activate', 'store-admin') : __('Install', 'store-admin'),
  );
  const record = () => recordEvent('marketing_recommended_extension', { name: title });

  if (state === 'activated' && !isSettingUp) {
    return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;
  }
  if (!isInstallable && state !== 'installed') {
    const details = __('View details', 'store-admin');
    return url === '' ? null : (
      <Button
        href={url}
        target="_blank"
        rel="noreferrer"
        icon="external"
        aria-label={describeAction(details, title)}
        onClick={record}
      >
        {details}
      </Button>
    );
  }
  return (
    <span {...markOf(slug)}>
      <Button busy={isSettingUp} aria-label={describeAction(words, title)} onClick={start}>
        {words}
      </Button>
    </span>
  );

  function start() {
    record();
    void setUp();
  }
}

/** Keeps the button's label while its action runs, even if the next action has already changed. */
function useWordsBefore(isAtWork: boolean, words: string): string {
  const [kept, setKept] = useState(words);
  if (!isAtWork && kept !== words) setKept(words);
  return isAtWork ? kept : words;
}
