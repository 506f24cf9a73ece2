import type { Hono } from 'hono';
import type { StoreContext } from '../../context';
import { readSession } from '../../security';
import { can } from '../../accounts';
import { readExport } from './exports';
import { __ } from '../../i18n';

const ACTION = 'woocommerce_admin_download_report_csv';

/** The download URL of a file, for all users who can read reports. */
export function getDownloadUrl({ siteUrl }: StoreContext, report: string, id: string): string {
  return `${siteUrl}/wp-admin/?action=${ACTION}&filename=wc-${report}-report-export-${id}`;
}

/** Serves the exported files. */
export function mountReportDownloads(app: Hono, context: StoreContext): void {
  app.get('/wp-admin/', (c, next) => {
    if (c.req.query('action') !== ACTION) return next();
    const session = readSession(context, c.req.header('Cookie'));
    if (!can(session?.user, 'view_woocommerce_reports'))
      return c.text(__('You cannot read this report.', 'store-admin'), 403);
    const name = c.req.query('filename') ?? '';
    const [, report = '', id = ''] = /^wc-([a-z]+)-report-export-(\d+)(?:\.csv)?$/.exec(name) ?? [];
    const csv = readExport(context.db, report, id);
    if (csv === undefined) return c.text('File not found.', 404);
    return c.body(csv, 200, {
      'Content-Type': 'text/csv; charset=UTF-8',
      'Content-Disposition': `attachment; filename="wc-${report}-report-export-${id}.csv"`,
      'Cache-Control': 'no-store, private',
    });
  });
}
