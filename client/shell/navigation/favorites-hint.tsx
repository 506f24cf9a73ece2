import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { useOption } from '@admin/store-options';
import { recordEvent } from '@admin/tracks';
import { Tour } from '@admin/ui';

const HIDDEN = 'woocommerce_navigation_favorites_tooltip_hidden';

/** Milliseconds; product specification, section 9. */
const DELAY = 1000;

interface FavoritesHintProps {
  /** Returns the star to point to. */
  target: () => Element | null;
}

/** Explains the stars until the user dismisses the hint. The option is requested only when the hint is due. */
export function FavoritesHint({ target }: FavoritesHintProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), DELAY);
    return () => window.clearTimeout(timer);
  }, []);
  return isDue ? <DueHint target={target} /> : null;
}

function DueHint({ target }: FavoritesHintProps) {
  const { value, status, save } = useOption(HIDDEN);
  const [isClosed, setClosed] = useState(false);
  const report = usePromiseNotice();
  const isShown = status === 'finished' && value !== 'yes' && !isClosed;
  if (!isShown) return null;

  const close = () => {
    recordEvent('navigation_favorites_tooltip_dismiss', {});
    setClosed(true);
    void report(save('yes'), {
      failed: __('There was a problem updating your preferences', 'store-admin'),
    });
  };
  return (
    <Tour
      takesFocus={false}
      steps={[
        {
          heading: __('Introducing favorites', 'store-admin'),
          text: __('Select the star next to a page to add it to your favorites.', 'store-admin'),
          target,
          primaryLabel: __('Got it', 'store-admin'),
        },
      ]}
      onSeen={() => recordEvent('navigation_favorites_tooltip_view', {})}
      onClose={close}
    />
  );
}
