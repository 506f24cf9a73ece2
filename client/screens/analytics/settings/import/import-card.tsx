import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { getDaysSince, useImport, type ImportQuery } from '@admin/store-imports';
import { useFreshNow } from '@admin/store-reports';
import { Button, Card, Checkbox, ErrorState, Select, TextField } from '@admin/ui';
import { useImportActions } from '../../import/use-import-actions';
import { useInvalidateReports } from '../../import/use-invalidate-reports';
import { DeleteData } from './delete-data';
import { ImportProgress } from './import-progress';
import { getDays, isPeriod, listPeriods, type ImportPeriod } from './periods';
import './import-card.css';

/** Imports historical orders and customers into the reports. */
export function ImportCard() {
  const [period, setPeriod] = useState<ImportPeriod>('all');
  const [since, setSince] = useState('');
  const [skipExisting, setSkipExisting] = useState(false);
  const today = useToday();
  const sinceError = period === 'custom' ? validateSince(since, today) : undefined;
  const days = sinceError === undefined ? getDays(period, since, today) : undefined;
  const query = useMemo((): ImportQuery => ({ days, skipExisting }), [days, skipExisting]);
  const { status, totals, stage, end, failure, retry } = useImport(query);
  const { busy, start, stop, deleteData } = useImportActions();
  useInvalidateReports(end !== null);
  const isImporting = status?.isImporting ?? false;

  return (
    <Card className="sa-import" title={__('Import historical data', 'store-admin')}>
      <p className="sa-import__intro">
        {__(
          'This tool populates historical analytics data by processing customers and orders created prior to activating WooCommerce Admin.',
          'store-admin',
        )}
      </p>
      <fieldset className="sa-import__choice" disabled={isImporting}>
        <legend className="sa-import__legend">{__('Import options', 'store-admin')}</legend>
        <Select
          label={__('Import historical data', 'store-admin')}
          options={listPeriods()}
          value={period}
          onChange={(value) => isPeriod(value) && setPeriod(value)}
        />
        {period === 'custom' && (
          <TextField
            type="date"
            label={__('Beginning on', 'store-admin')}
            value={since}
            onChange={setSince}
            error={since === '' ? undefined : sinceError}
            required
          />
        )}
        <Checkbox
          label={__('Skip previously imported customers and orders', 'store-admin')}
          checked={skipExisting}
          onChange={setSkipExisting}
        />
      </fieldset>
      {failure ? (
        <ErrorState
          title={__('The progress of the import could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <ImportProgress
          stage={stage}
          status={status}
          totals={sinceError === undefined ? totals : undefined}
        />
      )}
      <div className="sa-import__actions">
        {isImporting ? (
          <Button busy={busy === 'stop'} onClick={() => void stop()}>
            {__('Stop Import', 'store-admin')}
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              busy={busy === 'start'}
              disabled={sinceError !== undefined || stage === undefined || stage === 'nothing'}
              onClick={() => void start(query)}
            >
              {__('Start', 'store-admin')}
            </Button>
            <DeleteData isBusy={busy === 'delete'} onDelete={deleteData} />
          </>
        )}
      </div>
    </Card>
  );
}

function validateSince(since: string, today: string): string | undefined {
  if (since === '') return __('Please enter a date', 'store-admin');
  return getDaysSince(since, today) === undefined
    ? __('Please enter a date that is not in the future', 'store-admin')
    : undefined;
}

/** In the store's time zone. */
function useToday(): string {
  const now = useFreshNow();
  return formatDate(now, 'Y-m-d', { timeZone: getHost().settings.timeZone, locale: 'en' });
}
