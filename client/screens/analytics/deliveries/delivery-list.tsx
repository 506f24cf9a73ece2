import { useLayoutEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { interpolate } from '@admin/format';
import { safeUrl } from '@admin/navigation';
import {
  deliveriesStore,
  hasFailed,
  type Delivery,
  type DeliveryOptions,
  type Send,
} from '@admin/store-deliveries';
import { announce, Button, EmptyState, focusHeading, InlineNotice, Menu, type Status } from '@admin/ui';
import {
  describeNext,
  describeRecipients,
  describeSchedule,
  describeSend,
  getFailureReason,
  formatOutcome,
} from './messages';

/** Where the user returns from: a delivery's id, or the form for a new one. */
export type Origin = number | 'new';

interface DeliveryListProps {
  deliveries: readonly Delivery[];
  options: DeliveryOptions;
  /** Message about the last operation. */
  said: string | undefined;
  /** Where to move the focus; `undefined` when the dialog has just been opened. */
  from: Origin | undefined;
  onNew: () => void;
  onEdit: (delivery: Delivery) => void;
  onSends: (delivery: Delivery) => void;
}

interface Said {
  status: Status;
  text: string;
}

/** The scheduled e-mails with their actions. */
export function DeliveryList({
  deliveries,
  options,
  said: first,
  from,
  onNew,
  onEdit,
  onSends,
}: DeliveryListProps) {
  const { said, busy, report } = useReport(first);
  const newButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (from === 'new') newButton.current?.focus();
  }, [from]);
  const outbox = options.outboxUrl && safeUrl(options.outboxUrl);

  return (
    <>
      {outbox && (
        <InlineNotice status="info">
          {interpolate(
            __(
              'This store has no mail server, so emails are not delivered. Read them in {{link}}the outbox{{/link}}.',
              'store-admin',
            ),
            // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the sentence is its content
            { link: <a href={outbox} /> },
          )}
        </InlineNotice>
      )}
      {said && (
        <div className="sa-deliveries__said">
          <InlineNotice status={said.status}>{said.text}</InlineNotice>
        </div>
      )}
      {deliveries.length === 0 ? (
        <EmptyState
          title={__('No scheduled reports yet', 'store-admin')}
          message={__(
            'Send this report to yourself and others every day, week or month. The email includes its metrics with a comparison, and its table as a file.',
            'store-admin',
          )}
        />
      ) : (
        <ul className="sa-deliveries__list">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Row
                {...{ delivery, report, onEdit, onSends }}
                isBusy={busy.has(delivery.id)}
                takesFocus={delivery.id === from}
                onDeleted={() => newButton.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="sa-deliveries__actions">
        <Button ref={newButton} variant="primary" onClick={onNew}>
          {__('Schedule this view', 'store-admin')}
        </Button>
      </p>
    </>
  );
}

/** The dialog would cover snackbars, so results are shown inside it. */
function useReport(first: string | undefined) {
  const [said, setSaid] = useState<Said | undefined>(
    first === undefined ? undefined : { status: 'success', text: first },
  );
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  /** @param tell returns the message to show; `undefined` if it is shown elsewhere */
  async function report<T>(
    id: number,
    operation: Promise<T>,
    tell: (result: T) => Said | undefined,
  ): Promise<void> {
    setBusy((now) => new Set([...now, id]));
    setSaid(undefined);
    try {
      const result = tell(await operation);
      setSaid(result);
      if (result?.status === 'success') announce(result.text);
    } catch (error) {
      if (!(error instanceof CancelledError)) {
        setSaid({ status: 'error', text: error instanceof Error ? error.message : String(error) });
      }
    } finally {
      setBusy((now) => new Set([...now].filter((other) => other !== id)));
    }
  }

  return { said, busy, report };
}

interface RowProps extends Pick<DeliveryListProps, 'onEdit' | 'onSends'> {
  delivery: Delivery;
  isBusy: boolean;
  takesFocus: boolean;
  onDeleted: () => void;
  report: ReturnType<typeof useReport>['report'];
}

function Row({ delivery, isBusy, takesFocus, onDeleted, report, onEdit, onSends }: RowProps) {
  const { sendNow, changeDelivery, deleteDelivery } = useDispatch(deliveriesStore);
  const [isAsking, setAsking] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed: with its row, for the confirmation, or with the confirmation.
  useLayoutEffect(() => {
    if (takesFocus || isAsking !== undefined) focusHeading(heading.current);
  }, [takesFocus, isAsking]);
  const { id, name, title, isPaused, lastSend } = delivery;

  const switchPause = () =>
    void report(id, changeDelivery(id, { isPaused: !isPaused }), (changed) => notifyPause(name, changed));
  const remove = () =>
    void report(id, deleteDelivery(id), () => {
      onDeleted();
      return {
        status: 'success',
        text: sprintf(
          /* translators: %s: name of a delivery */
          __('“%s” deleted', 'store-admin'),
          name,
        ),
      };
    });

  return (
    <>
      <h3 ref={heading} className="sa-deliveries__name">
        {name}
      </h3>
      <p className="sa-deliveries__facts">
        {[title, describeSchedule(delivery), describeRecipients(delivery)].join(' · ')}
        <br />
        {describeNext(delivery)}
      </p>
      {lastSend && <LastSend send={lastSend} />}
      {isAsking ? (
        <DeleteQuestion isBusy={isBusy} onDelete={remove} onKeep={() => setAsking(false)} />
      ) : (
        <div className="sa-deliveries__buttons">
          <Button
            size="small"
            busy={isBusy}
            onClick={() => void report(id, sendNow(id), (send) => notifySent(name, send))}
          >
            {__('Send now', 'store-admin')}
          </Button>
          <Button size="small" variant="tertiary" onClick={() => onSends(delivery)}>
            {__('Sent emails', 'store-admin')}
          </Button>
          <Menu
            label={sprintf(
              /* translators: %s: name of a delivery */
              __('More options for “%s”', 'store-admin'),
              name,
            )}
            size="small"
            items={[
              { label: __('Edit', 'store-admin'), onSelect: () => onEdit(delivery) },
              {
                label: isPaused ? __('Resume', 'store-admin') : __('Pause', 'store-admin'),
                onSelect: switchPause,
              },
              {
                label: __('Delete', 'store-admin'),
                icon: 'trash',
                isDestructive: true,
                onSelect: () => setAsking(true),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

interface DeleteQuestionProps {
  isBusy: boolean;
  onDelete: () => void;
  onKeep: () => void;
}

const DeleteQuestion = ({ isBusy, onDelete, onKeep }: DeleteQuestionProps) => (
  <p className="sa-deliveries__question">
    <span>{__('Permanently delete this scheduled report and its list of sent emails?', 'store-admin')}</span>
    <Button size="small" isDestructive busy={isBusy} onClick={onDelete}>
      {__('Delete', 'store-admin')}
    </Button>
    <Button size="small" onClick={onKeep}>
      {__('Cancel', 'store-admin')}
    </Button>
  </p>
);

function LastSend({ send }: { send: Send }) {
  const text = describeSend(send);
  if (!hasFailed(send)) return <p className="sa-deliveries__facts">{text}</p>;
  return (
    <InlineNotice status="error" className="sa-deliveries__failure">
      {text}
      {getFailureReason(send) && <> ({getFailureReason(send)})</>}
    </InlineNotice>
  );
}

const notifyPause = (name: string, { isPaused }: Delivery): Said => ({
  status: 'success',
  text: sprintf(
    isPaused
      ? /* translators: %s: name of a delivery */
        __('“%s” paused', 'store-admin')
      : /* translators: %s: name of a delivery */
        __('“%s” resumed', 'store-admin'),
    name,
  ),
});

/** Message about a manual send; a failure is shown with the delivery itself. */
const notifySent = (name: string, send: Send): Said | undefined =>
  hasFailed(send) ? undefined : { status: 'success', text: formatOutcome(name, send) };
