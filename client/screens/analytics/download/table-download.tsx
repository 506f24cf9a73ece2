import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { getFileName, ROWS_PER_PAGE, type ExportSource } from '@admin/store-exports';
import type { TableFile, TableFileAction } from '@admin/table';
import { DownloadAction } from './download-action';

/** More digits than any currency has, so that nothing of an extension's figures is lost. */
const DECIMALS = 8;

/** The Download action of a table that an extension draws. */
export const TableDownload: TableFileAction = ({ getFile, title, disabled }) => (
  <DownloadAction id={title} getSource={() => toSource(getFile())} disabled={disabled} />
);

function toSource({ title, readPage, ...content }: TableFile): ExportSource {
  const { timeZone } = getHost().settings;
  return {
    ...content,
    id: title,
    fileName: getFileName({
      report: title,
      today: formatDate(new Date(), 'Y-m-d', { timeZone, locale: 'en' }),
    }),
    decimals: DECIMALS,
    readPage: (page) => readPage(page, ROWS_PER_PAGE),
  };
}
