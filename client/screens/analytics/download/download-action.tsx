import { useEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect, WithStores } from '@admin/data';
import { safeUrl } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import {
  exportsStore,
  hasPendingExport,
  type ExportEnd,
  type ExportSource,
  type ExportState,
} from '@admin/store-exports';
import { Button, ProgressBar } from '@admin/ui';
import './download-action.css';

interface DownloadActionProps {
  /** Id of the export; the same as the source's. */
  id: string;
  /** Called when the file is requested; `undefined` until the table is rendered. */
  getSource: () => ExportSource | undefined;
  disabled?: boolean | undefined;
}

const STORES = [{ store: exportsStore }];

/** Exports a table to a file, however long it is, and shows the progress. */
export const DownloadAction = (props: DownloadActionProps) => (
  <WithStores stores={STORES}>
    <Download {...props} />
  </WithStores>
);

function Download({ id, getSource, disabled }: DownloadActionProps) {
  const state = useSelect((select) => select(exportsStore).getExport(id), [id]);
  const registry = useRegistry();
  const { exportTable, resumeExport, cancelExport } = useDispatch(exportsStore);
  const report = usePromiseNotice();

  const tell = (operation: Promise<ExportEnd>) =>
    void report(operation, {
      id: `export-${id}`,
      done: formatExportEnd,
      failed: (error) =>
        sprintf(
          /* translators: %s: the reason */
          __('The file could not be created: %s', 'store-admin'),
          error instanceof Error ? error.message : '',
        ),
      retry: download,
    });

  function download() {
    const source = getSource();
    if (source) tell(exportTable(source));
  }

  const resume = useRef(() => {});
  useEffect(() => {
    resume.current = () => tell(resumeExport(id));
  });
  useEffect(
    function goOnAfterReload() {
      if (hasPendingExport(id) && !registry.select(exportsStore).getExport(id)) resume.current();
    },
    [registry, id],
  );

  if (state && state.stage !== 'done') {
    return <Progress state={state} onCancel={() => void cancelExport(id)} />;
  }
  const link = state?.url === undefined ? undefined : safeUrl(state.url);
  return (
    <span className="sa-download">
      {link && <a href={link}>{__('Download the last file again', 'store-admin')}</a>}
      <Button
        variant="tertiary"
        icon="download"
        data-command="export"
        disabled={disabled}
        // The button stays if all rows are loaded: the second click of a double click would save the file again.
        onClick={({ detail }) => detail <= 1 && download()}
      >
        {__('Download', 'store-admin')}
      </Button>
    </span>
  );
}

function formatExportEnd(end: ExportEnd): string {
  switch (end) {
    case 'done':
      return __('The file was downloaded', 'store-admin');
    case 'linked':
      return __('The file is ready. Use the link above the table to download it.', 'store-admin');
    case 'empty':
      return __('There is nothing to download', 'store-admin');
    case 'cancelled':
      return __('The download was canceled', 'store-admin');
  }
}

function Progress({ state: { stage, percent }, onCancel }: { state: ExportState; onCancel: () => void }) {
  const label = __('Creating the file', 'store-admin');
  return (
    <span className="sa-download">
      <span className="sa-download__progress">
        <ProgressBar label={label} value={percent} max={100} />
        <output>
          {stage === 'slow'
            ? __(
                'This may take a while. If your store can send email, you will receive a link when the file is ready.',
                'store-admin',
              )
            : sprintf(
                /* translators: %d: a number of percent */
                __('Creating the file: %d%%', 'store-admin'),
                percent,
              )}
        </output>
      </span>
      <Button variant="tertiary" onClick={onCancel}>
        {__('Cancel', 'store-admin')}
      </Button>
    </span>
  );
}
