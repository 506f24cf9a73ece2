import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getHistory, getNewPath } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { useOption } from '@admin/store-options';
import { Button, Modal } from '@admin/ui';
import { CONNECTION_SUCCESS_PARAM } from './query-param';

type Choice = 'yes' | 'no';

/** Asks for consent to usage tracking, unless it was given before. */
export function TrackingConsent() {
  const { value, status, save } = useOption('woocommerce_allow_tracking');
  const report = usePromiseNotice();
  // During the save, the option already has the chosen value.
  const [choice, setChoice] = useState<Choice>();
  const isNeedless = status === 'finished' && value === 'yes' && choice === undefined;

  useEffect(() => {
    if (isNeedless) removeFlag();
  }, [isNeedless]);

  if (isNeedless || (status !== 'finished' && status !== 'failed')) return null;

  async function choose(next: Choice) {
    if (choice !== undefined) return;
    setChoice(next);
    const isSaved = await report(save(next), {
      failed: __('There was a problem updating your preferences', 'store-admin'),
    });
    if (isSaved) removeFlag();
    else setChoice(undefined);
  }

  return (
    <Modal
      title={__('Build a better WooCommerce', 'store-admin')}
      onClose={removeFlag}
      actions={
        <>
          <Button busy={choice === 'no'} onClick={() => void choose('no')}>
            {__('No, thanks', 'store-admin')}
          </Button>
          <Button variant="primary" busy={choice === 'yes'} onClick={() => void choose('yes')}>
            {__('Yes, share usage data', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          'You are connected. Do you want to share usage data to help improve the dashboard?',
          'store-admin',
        )}
      </p>
      <p>
        {__(
          'Usage data does not include your orders or customers. You can change this in the settings at any time.',
          'store-admin',
        )}
      </p>
    </Modal>
  );
}

/** Replaces the history entry, so that going back doesn't ask again. */
function removeFlag(): void {
  getHistory().replace(getNewPath({ [CONNECTION_SUCCESS_PARAM]: undefined }));
}
