import { Fragment } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useFilterChanges } from '@admin/extensions';
import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import type {
  ImportProgress as Progress,
  ImportStage,
  ImportStatus,
  ImportTotals,
} from '@admin/store-imports';
import { Placeholder, ProgressBar } from '@admin/ui';
import { createWallDateFormat } from '../../report/dates';
import { listStageLabels, STATUS_FILTER } from './stage-labels';

interface ImportProgressProps {
  stage: ImportStage | undefined;
  status: ImportStatus | null;
  totals: ImportTotals | undefined;
}

/** Shows the number of records to import, and the progress. */
export function ImportProgress({ stage, status, totals }: ImportProgressProps) {
  useFilterChanges(STATUS_FILTER);
  const label = stage && listStageLabels()[stage];
  const from = status?.importedFrom;
  return (
    <div className="sa-import__progress">
      <Count label={__('Customers', 'store-admin')} progress={status?.customers} total={totals?.customers} />
      <Count
        label={__('Orders and Refunds', 'store-admin')}
        progress={status?.orders}
        total={totals?.orders}
      />
      <output className="sa-import__stage">
        <span>{__('Status:', 'store-admin')}</span>{' '}
        {/* A label of another kind comes with an element of its own: bare text may have been replaced by a translator. */}
        <strong key={Array.isArray(label) ? 'parts' : 'text'}>
          {Array.isArray(label)
            ? label.map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence of an extension have no names
                <Fragment key={index}>{part}</Fragment>
              ))
            : label}
        </strong>
      </output>
      {from !== undefined && (
        <p className="sa-import__from">
          {sprintf(
            /* translators: %s: a date */
            __('Starting on %s', 'store-admin'),
            createWallDateFormat()(from),
          )}
        </p>
      )}
    </div>
  );
}

interface CountProps {
  label: string;
  /** During an import. */
  progress: Progress | undefined;
  /** Before an import. */
  total: number | undefined;
}

function Count({ label, progress, total }: CountProps) {
  const write = (count: number) => formatNumber(count, { ...getHost().settings.currency, precision: 0 });
  return (
    <div className="sa-import__count">
      <span>{label}</span>
      {progress ? (
        <>
          <span className="sa-import__number">
            {sprintf(
              /* translators: 1: number of records that are imported, 2: number of all */
              __('%1$s of %2$s', 'store-admin'),
              write(progress.imported),
              write(progress.total),
            )}
          </span>
          <ProgressBar label={label} value={progress.imported} max={Math.max(1, progress.total)} />
        </>
      ) : (
        <span className="sa-import__number">
          {total === undefined ? <Placeholder width="4ch" height="1em" /> : write(total)}
        </span>
      )}
    </div>
  );
}
