import { __ } from '@wordpress/i18n';
import { ApiError, request } from '@admin/http';
import { parseStarted, parseStatus, type FileStatus, type StartedExport } from './schemas';
import type { ExportColumn } from './types';

interface ExportRequest {
  report: string;
  args: Readonly<Record<string, unknown>>;
  columns: readonly ExportColumn[];
}

const pathOf = (report: string) => `/wc-analytics/reports/${report}/export`;

/**
 * Starts an export on the server, which emails a link if the host sends mail. Hosts that support columns write only
 * those listed; others write all columns.
 * @returns the id for status requests; `undefined` when there are no rows
 */
export const startExport = (
  signal: AbortSignal,
  { report, args, columns }: ExportRequest,
): Promise<StartedExport | undefined> =>
  request(pathOf(report), {
    method: 'POST',
    body: { report_args: args, email: true, columns },
    signal,
    parse: parseStarted,
  });

export const fetchStatus = (signal: AbortSignal, report: string, id: string): Promise<FileStatus> =>
  request(`${pathOf(report)}/${encodeURIComponent(id)}/status`, { signal, parse: parseStatus });

/** Tells a server that supports canceling that the file is no longer needed. */
export const cancelExport = (signal: AbortSignal, report: string, id: string): Promise<unknown> =>
  request(`${pathOf(report)}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal,
    parse: () => undefined,
  });

/**
 * Downloads the file.
 * @throws ApiError when the response is no file
 */
export async function fetchFile(signal: AbortSignal, url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin', signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : noFile({ cause });
  });
  // An HTML page in its place, such as a login page, is not the file.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw noFile();
  return response.blob();
}

const noFile = (options?: ErrorOptions): ApiError =>
  new ApiError(
    {
      kind: 'http',
      code: 'no_file',
      message: __('The store did not provide the file.', 'store-admin'),
    },
    options,
  );
