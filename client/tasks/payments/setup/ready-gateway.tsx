import { __, sprintf } from '@wordpress/i18n';
import { getCardActionLabel, useGateway, type Gateway } from '@admin/store-gateways';
import { usePromiseNotice } from '@admin/store-notices';
import { Button, InlineNotice, useAnnounceBusy } from '@admin/ui';
import { getProblemMessage } from '../use-complete-payments';
import { useSetUp } from './set-up';

/** A gateway without required settings: it can be enabled, or is already. */
export function ReadyGateway({ gateway }: { gateway: Gateway }) {
  const { card, markConfigured, onLeave } = useSetUp();
  const { isSaving } = useGateway(gateway.id);
  const report = usePromiseNotice();
  useAnnounceBusy(
    isSaving,
    sprintf(
      /* translators: %s: name of a payment method */
      __('Enabling %s…', 'store-admin'),
      card.title,
    ),
  );
  // Only after the server has confirmed.
  const isOn = gateway.enabled && !isSaving;
  const enable = () => report(markConfigured(), { failed: getProblemMessage() });
  const sentence = isOn
    ? /* translators: %s: name of a payment method */
      __('%s is set up and enabled for your customers.', 'store-admin')
    : /* translators: %s: name of a payment method */
      __('%s is set up but not enabled yet.', 'store-admin');
  return (
    <>
      <InlineNotice status={isOn ? 'success' : 'info'}>{sprintf(sentence, card.title)}</InlineNotice>
      <div className="sa-configure__actions">
        {isOn ? (
          <Button variant="primary" onClick={onLeave}>
            {__('Continue', 'store-admin')}
          </Button>
        ) : (
          <Button variant="primary" busy={isSaving} onClick={() => void enable()}>
            {getCardActionLabel('enable')}
          </Button>
        )}
        {gateway.settingsUrl !== '' && (
          <Button href={gateway.settingsUrl}>{getCardActionLabel('manage')}</Button>
        )}
      </div>
    </>
  );
}
