import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { deliveriesStore, hasFailed, useSends, type Delivery, type Send } from '@admin/store-deliveries';
import {
  announce,
  Button,
  EmptyState,
  ErrorState,
  focusHeading,
  InlineNotice,
  Placeholder,
  useAutofocusHeading,
  VisuallyHidden,
} from '@admin/ui';
import { describeMail, describeSend, formatOutcome } from './messages';

interface SendListProps {
  delivery: Delivery;
  onBack: () => void;
}

/** Sent and failed e-mails of a delivery, with the reasons and a retry button. */
export function SendList({ delivery, onBack }: SendListProps) {
  const { sends, failure, retry } = useSends(delivery.id);
  const heading = useAutofocusHeading();
  return (
    <>
      <h3 ref={heading} className="sa-deliveries__heading">
        {delivery.name}
      </h3>
      {sends ? (
        sends.length === 0 ? (
          <EmptyState title={__('No emails sent yet', 'store-admin')} />
        ) : (
          <ul className="sa-deliveries__list">
            {sends.map((send) => (
              <li key={send.id}>
                <Sent delivery={delivery} send={send} />
              </li>
            ))}
          </ul>
        )
      ) : (
        <Unread failure={failure} onRetry={retry} />
      )}
      <p className="sa-deliveries__actions">
        <Button onClick={onBack}>{__('Back', 'store-admin')}</Button>
      </p>
    </>
  );
}

/** Shown while the list is loading, or if it can't be loaded. */
function Unread({ failure, onRetry }: { failure: { message: string } | undefined; onRetry: () => void }) {
  if (failure) {
    return (
      <ErrorState
        title={__('The sent emails could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
      <Placeholder width="60%" height={24} />
    </>
  );
}

function Sent({ delivery: { id, name }, send }: { delivery: Delivery; send: Send }) {
  const { retrySend } = useDispatch(deliveriesStore);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function tryAgain() {
    setBusy(true);
    setProblem(undefined);
    try {
      const sent = await retrySend(id, send.id);
      announce(formatOutcome(name, sent));
      // The button is removed once nothing is left to retry.
      if (!hasFailed(sent)) focusHeading(heading.current);
    } catch (error) {
      if (!(error instanceof CancelledError))
        setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <h4 ref={heading} className="sa-deliveries__name">
        {describeSend(send)}
      </h4>
      {send.reason && <p className="sa-deliveries__facts">{send.reason}</p>}
      <ul className="sa-deliveries__mails">
        {send.mails.map((mail) => (
          <li key={mail.address}>
            <bdi>{mail.address}</bdi>: {describeMail(mail)}
            {mail.reason !== send.reason && mail.reason && <> ({mail.reason})</>}
          </li>
        ))}
      </ul>
      {problem !== undefined && <InlineNotice status="error">{problem}</InlineNotice>}
      {(hasFailed(send) || isBusy) && (
        <Button size="small" busy={isBusy} onClick={() => void tryAgain()}>
          {__('Resend to failed recipients', 'store-admin')}
        </Button>
      )}
    </>
  );
}
