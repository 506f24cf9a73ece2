import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { getQuery } from '@admin/navigation';
import { getFileName, ROWS_PER_PAGE, type ExportSource } from '@admin/store-exports';
import { getDateRanges, readPeriod, type DateRange } from '@admin/store-reports';
import type { TableFile, TableFileAction } from '@admin/table';
import { DownloadAction } from './download-action';

/** More digits than any currency has, so that nothing of an extension's metrics is lost. */
const DECIMALS = 8;

/** The Download action of a table that an extension renders. */
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
      range: getNamedRange(),
      today: formatDate(new Date(), 'Y-m-d', { timeZone, locale: 'en' }),
    }),
    decimals: DECIMALS,
    readPage: (page) => readPage(page, ROWS_PER_PAGE),
  };
}

/** Where an address names a period, the rows are of that one; whether others know dates at all only their extension knows. */
function getNamedRange(): DateRange | undefined {
  const query = getQuery();
  if (!query['period']) return undefined;
  const { startOfWeek, settings } = getHost();
  return getDateRanges(readPeriod(query, ''), new Date(), { timeZone: settings.timeZone, startOfWeek })
    .present;
}
