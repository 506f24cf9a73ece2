import { transaction } from '../../database';
import {
  anything,
  boolean,
  getCaller,
  list,
  mapOf,
  members,
  requireCapability,
  RestError,
  route,
  string,
  UPDATE,
} from '../../rest';
import type { Route } from '../../rest';
import { runInBackground } from '../reports/background';
import { getDownloadUrl } from './download';
import { cancelExport, continueExports, getProgress, startExport } from './exports';
import { findExportKind } from './kinds';
import { __ } from '../../i18n';

const ROOT = '/wc-analytics/reports/{type:slug}/export';

const unknown = () =>
  new RestError(
    404,
    'woocommerce_admin_reports_export_invalid_id',
    __('Sorry, there is no export with that ID.', 'store-admin'),
  );

const permission = requireCapability('view_woocommerce_reports', 'list');

export const reportExportRoutes: readonly Route[] = [
  route({
    method: UPDATE,
    path: ROOT,
    // This store doesn't send the file by mail; the client polls its status. `columns` is an addition of this store:
    // the file then has the columns that the dashboard shows.
    args: {
      report_args: mapOf(anything()),
      email: boolean(),
      columns: list(members({ key: string(), label: string() })),
    },
    permission,
    handler(request) {
      const { context, args, param, link } = request;
      const report = param('type');
      const kind = findExportKind(report);
      if (!kind) throw new RestError(404, 'rest_no_route', __('Report not found.', 'store-admin'));
      const id = startExport(context, getCaller(request).id, report, kind, {
        args: args.report_args ?? {},
        columns: args.columns,
      });
      if (id === undefined)
        return { message: __('There is no data to export for the given request.', 'store-admin') };
      runInBackground(context, continueExports);
      const own = link(`/wc-analytics/reports/${report}/export/${id}`);
      return {
        message: __('Your report file is being generated.', 'store-admin'),
        export_id: id,
        // Not in WooCommerce: an export that is no longer needed can be canceled.
        _links: { status: [{ href: `${own}/status` }], cancel: [{ href: own }] },
      };
    },
  }),
  route({
    method: 'DELETE',
    path: `${ROOT}/{export_id:slug}`,
    permission: requireCapability('view_woocommerce_reports', 'delete'),
    handler(request) {
      const { context, param } = request;
      if (!cancelExport(context.db, getCaller(request).id, param('type'), param('export_id')))
        throw unknown();
      return { deleted: true };
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{export_id:slug}/status`,
    permission,
    handler({ context, param }) {
      const [report, id] = [param('type'), param('export_id')];
      // Resumes work that was unfinished when the store stopped.
      transaction(context.db, () => continueExports(context));
      const percent = getProgress(context.db, report, id);
      if (percent === undefined) throw unknown();
      return {
        percent_complete: percent,
        ...(percent === 100 && { download_url: getDownloadUrl(context, report, id) }),
      };
    },
  }),
];
