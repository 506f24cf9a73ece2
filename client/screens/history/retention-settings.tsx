import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { historyStore, type HistoryFacts } from '@admin/store-history';
import { usePromiseNotice } from '@admin/store-notices';
import { Button, Card, InlineNotice, Modal, Select, useAnnounceBusy } from '@admin/ui';
import { RelativeTime } from '../../components';

/** Available numbers of days; with 0, no history is kept. */
const DAYS = [30, 90, 365, 1_095, 0];

/** Settings for how long changes are kept, and which ones. */
export function RetentionSettings({ facts }: { facts: HistoryFacts }) {
  const { changeDays } = useDispatch(historyStore);
  const report = usePromiseNotice();
  const { days, mostEntries, missedAt } = facts;
  const choices = DAYS.includes(days) ? DAYS : [...DAYS, days];
  /** The chosen number of days until it is confirmed and saved. */
  const [chosen, setChosen] = useState<number>();
  const [isSaving, setSaving] = useState(false);
  useAnnounceBusy(isSaving, __('Saving…', 'store-admin'));
  const shown = chosen ?? days;
  const help = sprintf(
    /* translators: %s: a number */
    __(
      'Older changes are permanently deleted, and only the last %s are kept. Passwords and keys are never stored.',
      'store-admin',
    ),
    formatNumber(mostEntries, { ...getHost().settings.currency, precision: 0 }),
  );

  async function save(choice: number) {
    setChosen(choice);
    setSaving(true);
    await report(changeDays(choice), {
      done: __('Retention saved', 'store-admin'),
      failed: __('Retention could not be saved', 'store-admin'),
    });
    setSaving(false);
    setChosen(undefined);
  }

  return (
    <Card title={__('Retention', 'store-admin')}>
      {missedAt !== undefined && (
        <InlineNotice status="warning">
          {__('A change was saved but could not be added to the history:', 'store-admin')}{' '}
          <RelativeTime at={missedAt} />
        </InlineNotice>
      )}
      <div className="sa-history__keeping">
        <Select
          label={__('Keep history for', 'store-admin')}
          value={String(shown)}
          onChange={(value) => {
            const choice = Number(value);
            if (choice < days) setChosen(choice);
            else void save(choice);
          }}
          options={choices.map((choice) => ({
            value: String(choice),
            label: labelOf(choice),
            // A disabled field would lose focus.
            disabled: isSaving && choice !== shown,
          }))}
          help={help}
        />
      </div>
      {chosen !== undefined && !isSaving && (
        <Modal
          title={__('Are you sure?', 'store-admin')}
          onClose={() => setChosen(undefined)}
          actions={
            <>
              <Button onClick={() => setChosen(undefined)}>{__('Cancel', 'store-admin')}</Button>
              <Button variant="primary" isDestructive onClick={() => void save(chosen)}>
                {__('Delete permanently', 'store-admin')}
              </Button>
            </>
          }
        >
          <p>{labelOf(chosen)}</p>
          {chosen > 0 && <p>{help}</p>}
        </Modal>
      )}
    </Card>
  );
}

const labelOf = (days: number): string =>
  days === 0
    ? __('Do not keep history', 'store-admin')
    : sprintf(
        /* translators: %d: number of days */
        _n('%d day', '%d days', days, 'store-admin'),
        days,
      );
