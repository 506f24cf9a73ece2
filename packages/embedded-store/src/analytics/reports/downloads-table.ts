import { all, first, integer, text } from '../../database';
import { toLocalText } from '../../shared/local-time';
import { embedProduct, readProductRecords } from '../../catalog';
import { downloadFilter, downloadFilterArgs } from './download-filters';
import { nameDeleted } from './deleted-records';
import { toPeriod } from './period';
import { toOrder } from './table';
import type { TableReport } from './table';

export const downloadsTable: TableReport<typeof downloadFilterArgs> = {
  name: 'downloads',
  args: downloadFilterArgs,
  orderBy: ['date', 'product'],
  read(context, args) {
    const { db } = context;
    const period = toPeriod(context, args);
    const where = downloadFilter(args);
    const condition = `download_stats.created_local BETWEEN ? AND ? AND ${where.sql}`;
    const values = [period.first, period.last, ...where.values];
    const columns = { date: 'download_stats.created_at', product: 'product COLLATE NOCASE' };
    const order = toOrder(columns, args, 'download_stats.id');
    const rows = all(
      db,
      `SELECT download_stats.*, coalesce(users.login, '') AS username, coalesce(products.name, '') AS product
       FROM download_stats LEFT JOIN users ON users.id = download_stats.user_id
         LEFT JOIN products ON products.id = download_stats.product_id
       WHERE ${condition}
       ${order.sql}`,
      ...values,
      ...order.values,
    );
    const total = first(db, `SELECT count(*) AS total FROM download_stats WHERE ${condition}`, ...values);
    return {
      total: integer(total, 'total'),
      rows: rows.map((row) => ({
        id: integer(row, 'id'),
        date: text(row, 'created_local'),
        date_gmt: toLocalText(0, integer(row, 'created_at')),
        download_id: text(row, 'download_id'),
        product_id: integer(row, 'product_id'),
        order_id: integer(row, 'order_id'),
        order_number: integer(row, 'order_id'),
        user_id: integer(row, 'user_id'),
        username: text(row, 'username'),
        ip_address: text(row, 'ip_address'),
        file_name: text(row, 'file_name'),
        file_path: text(row, 'file_path'),
      })),
    };
  },
  embed(request, rows) {
    const ids = rows.map((row) => Number(row['product_id']));
    const products = readProductRecords(request, PRODUCTS, ids);
    const deletedIds = ids.filter((id) => !products.has(id));
    const deleted = nameDeleted(request.context.db, 'product', [...new Set(deletedIds)]);
    return rows.map((row, place) => {
      const product = products.get(ids[place] ?? 0);
      return {
        ...row,
        _links: { product: [{ embeddable: true, href: request.link(`${PRODUCTS}/${ids[place]}`) }] },
        _embedded: {
          product: [product ? embedProduct(product) : { ...DELETED, name: deleted.get(ids[place] ?? 0) }],
        },
      };
    });
  },
};

const PRODUCTS = '/wc-analytics/products';

/** Placeholder for a deleted product. Unlike in WooCommerce, it contains the name that orders keep. */
const DELETED = {
  code: 'woocommerce_rest_product_invalid_id',
  message: 'Invalid ID.',
  data: { status: 404 },
};
