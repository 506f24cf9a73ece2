import { transaction } from '../../database';
import { boolean, integer, requireCapability, route, UPDATE, withDefault } from '../../rest';
import type { Route } from '../../rest';
import { runInBackground } from '../reports/background';
import { cancelImport, continueImport, countImport, deleteReports, getImport, startImport } from './imports';
import { __ } from '../../i18n';

const ROOT = '/wc-analytics/reports/import';

const args = { days: integer({ minimum: 0 }), skip_existing: withDefault(boolean(), false) };

const reads = requireCapability('manage_woocommerce', 'list');
const changes = requireCapability('manage_woocommerce', 'edit');

export const reportImportRoutes: readonly Route[] = [
  route({
    method: UPDATE,
    path: ROOT,
    args,
    permission: changes,
    handler({ context, args: query }) {
      if (!startImport(context, query)) {
        return {
          status: 'error',
          message: __(
            'An import is already in progress. Please allow the previous import to complete before beginning a new one.',
            'store-admin',
          ),
        };
      }
      runInBackground(context, continueImport);
      return {
        status: 'success',
        message: __(
          'Report table data is being rebuilt. Please allow some time for data to fully populate.',
          'store-admin',
        ),
      };
    },
  }),
  route({
    method: UPDATE,
    path: `${ROOT}/cancel`,
    permission: changes,
    handler({ context }) {
      cancelImport(context.db);
      return { status: 'success', message: __('Stopped regenerating report data.', 'store-admin') };
    },
  }),
  route({
    method: UPDATE,
    path: `${ROOT}/delete`,
    permission: changes,
    handler({ context }) {
      deleteReports(context.db);
      return { status: 'success', message: __('Report table data is being deleted.', 'store-admin') };
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/status`,
    permission: reads,
    handler({ context }) {
      // Resumes work that was unfinished when the store stopped.
      transaction(context.db, () => continueImport(context));
      return getImport(context) ?? { is_importing: false };
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/totals`,
    args,
    permission: reads,
    handler: ({ context, args: query }) => countImport(context, query),
  }),
];
