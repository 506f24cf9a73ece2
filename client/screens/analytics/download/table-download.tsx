import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { getQuery } from '@admin/navigation';
import { getFileName, ROWS_PER_PAGE, type ExportSource } from '@admin/store-exports';
import { getDateRanges, readPeriod, type DateRange } from '@admin/store-reports';
import type { TableFile, TableFileAction } from '@admin/table';
import { DownloadAction } from './download-action';

/** More digits than any currency has, so that metrics of extensions keep their precision. */
const DECIMALS = 8;

/** The Download action of a table rendered by an extension. */
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

/** Returns the period in the address. Without one, only the extension knows whether its rows have dates. */
function getNamedRange(): DateRange | undefined {
  const query = getQuery();
  if (!query['period']) return undefined;
  const { startOfWeek, settings } = getHost();
  return getDateRanges(readPeriod(query, ''), new Date(), { timeZone: settings.timeZone, startOfWeek })
    .present;
}
