import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { notesStore, useAlerts, type Note } from '@admin/store-notes';
import { useCapability } from '@admin/store-user';
import { announce, Button, Icon, Menu, useInsertedElement } from '@admin/ui';
import { NoteActions } from '../../inbox';
import { AlertText } from './alert-text';
import { getSnoozeChoices } from './snooze-choices';
import { useAlertActions } from './use-alert-actions';
import './store-alerts.css';

const STORES = [{ store: notesStore }];

/** Store alerts above the page, one at a time. */
export function StoreAlerts() {
  const canManage = useCapability('manage_woocommerce');
  const element = useInsertedElement(placeOnTop);
  if (!canManage || !element) return null;
  return createPortal(
    <WithStores stores={STORES}>
      <Alerts />
    </WithStores>,
    element,
  );
}

/** Inserted above everything else on the page, because alerts concern the whole store. */
function placeOnTop(element: HTMLElement) {
  element.className = 'sa-store-alerts-place';
  document.getElementById('wpbody-content')?.prepend(element);
}

function Alerts() {
  const { alerts, failure } = useAlerts();
  if (alerts?.length === 0 || failure) return null;
  return (
    <section className="sa-store-alerts" aria-label={__('Store alerts', 'store-admin')}>
      {alerts && <Carousel alerts={alerts} />}
    </section>
  );
}

function Carousel({ alerts }: { alerts: readonly Note[] }) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, alerts.length - 1);
  const alert = alerts[index];
  if (!alert) return null;

  function show(next: number) {
    const target = (next + alerts.length) % alerts.length;
    setChosen(target);
    announce(alerts[target]?.title ?? '');
  }

  return (
    <Alert alert={alert} isLast={alerts.length === 1}>
      {alerts.length > 1 && (
        <div className="sa-store-alert__pages">
          <Button
            variant="tertiary"
            size="small"
            icon="chevron-start"
            aria-label={__('Previous Alert', 'store-admin')}
            onClick={() => show(index - 1)}
          />
          <span>
            {sprintf(
              /* translators: 1: number of the alert that is shown, 2: number of all alerts */
              __('%1$d of %2$d', 'store-admin'),
              index + 1,
              alerts.length,
            )}
          </span>
          <Button
            variant="tertiary"
            size="small"
            icon="chevron-end"
            aria-label={__('Next Alert', 'store-admin')}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </Alert>
  );
}

interface AlertProps {
  alert: Note;
  isLast: boolean;
  /** Navigation to the other alerts. */
  children: ReactNode;
}

/** When an alert is dismissed, the focus stays in place on the next alert; after the last one it moves to the page. */
function Alert({ alert, isLast, children }: AlertProps) {
  const { dismiss, snooze } = useAlertActions();
  const leave = () => {
    if (isLast) document.getElementById('wpbody-content')?.focus();
  };
  return (
    <article className={`sa-store-alert is-${alert.type}`} aria-label={alert.title}>
      <Icon name={alert.type === 'error' ? 'error' : 'info'} />
      <AlertText key={alert.id} title={alert.title} content={alert.content} />
      <Button
        variant="tertiary"
        size="small"
        icon="close"
        aria-label={sprintf(
          /* translators: %s: title of an alert */
          __('Dismiss the alert "%s"', 'store-admin'),
          alert.title,
        )}
        onClick={() => {
          leave();
          dismiss(alert.id);
        }}
      />
      <div className="sa-store-alert__foot">
        <NoteActions key={alert.id} note={alert} onRemove={leave} />
        <Menu
          label={__('Remind me later', 'store-admin')}
          icon="clock"
          showLabel
          size="small"
          align="start"
          items={getSnoozeChoices().map(({ label, until }) => ({
            label,
            onSelect() {
              leave();
              snooze(alert.id, until(new Date()));
            },
          }))}
        />
        {children}
      </div>
    </article>
  );
}
