import { put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { fetchData, NAMESPACE, write } from './fetching';

/** Exports of large reports, which the server writes and emails. */
export const exportStore = definePassthroughStore({
  name: STORE_NAMES.EXPORT_STORE_NAME,
  selectors: ({ value, error }) => ({
    isExportRequesting: (selector: string, args: unknown): boolean =>
      value('isRequesting', [selector, args], false),
    getExportId: (type: string, args: unknown): unknown =>
      value<unknown>('exportId', [type, args], undefined),
    getError: (selector: string, args: unknown) => error(selector, [args]),
  }),
  actions: ({ received, failed }) => ({
    setExportId: (type: string, args: unknown, id: unknown) => received('exportId', [type, args], id),
    setIsRequesting: (selector: string, args: unknown, isRequesting: boolean) =>
      received('isRequesting', [selector, args], isRequesting),
    setError: (selector: string, args: unknown, error: unknown) => failed(selector, [args], error),
    *startExport(type: string, args: object): Saga<unknown> {
      const request = ['startExport', { type, args }] as const;
      yield* put(received('isRequesting', request, true));
      try {
        const started = yield* write('POST', `${NAMESPACE}/reports/${type}/export`, {
          report_args: args,
          email: true,
        });
        const { export_id: id, message } = isRecord(started) ? started : {};
        yield* put(received('exportId', [type, args], id));
        return { export_id: id, message };
      } catch (error) {
        if (error instanceof ApiError) yield* put(failed('startExport', [{ type, args }], error));
        throw error;
      } finally {
        yield* put(received('isRequesting', request, false));
      }
    },
  }),
});

/** All time until today, in the format of the stock form. */
const getWholePeriod = () => ({
  date: new Date().toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }),
  label: 'all',
});

/** Imports historical orders into reports. */
export const importStore = definePassthroughStore({
  name: STORE_NAMES.IMPORT_STORE_NAME,
  reads: {
    getImportStatus: (query?: AnyQuery) => fetchData(`${NAMESPACE}/reports/import/status`, query),
    getImportTotals: (query?: AnyQuery) => fetchData(`${NAMESPACE}/reports/import/totals`, query),
  },
  selectors: ({ value, error }) => {
    const settings = {
      period: value('period', [], getWholePeriod()),
      skipPrevious: value('skipPrevious', [], true),
    };
    const started = {
      activeImport: value('activeImport', [], false),
      lastImportStartTimestamp: value('lastStart', [], 0),
    };
    return {
      getImportStarted: () => started,
      getFormSettings: () => settings,
      getImportStatus: (query?: AnyQuery): unknown => value('getImportStatus', [query], NOTHING),
      getImportTotals: (query?: AnyQuery): object => ({
        ...value('getImportTotals', [query], NOTHING),
        lastImportStartTimestamp: started.lastImportStartTimestamp,
      }),
      getImportError: (query?: AnyQuery) =>
        error('getImportStatus', [query]) ?? error('getImportTotals', [query]) ?? false,
    };
  },
  actions: ({ received, failed }) => ({
    setImportStarted: (isActive: boolean) => received('activeImport', [], isActive),
    setImportPeriod: (date: string, isOwnDate = false) =>
      received('period', [], isOwnDate ? { date, label: 'custom' } : { date: '', label: date }),
    setSkipPrevious: (skips: boolean) => received('skipPrevious', [], skips),
    setImportStatus: (query: AnyQuery, status: unknown) => received('getImportStatus', [query], status),
    setImportTotals: (query: AnyQuery, totals: unknown) => received('getImportTotals', [query], totals),
    setImportError: (query: AnyQuery, error: unknown) => failed('getImportStatus', [query], error),
    *updateImportation(path: string, started = false): Saga<unknown> {
      if (started) {
        yield* put(received('activeImport', [], true));
        yield* put(received('lastStart', [], Date.now()));
      }
      return yield* write('POST', path);
    },
  }),
});

const NOTHING = {};
