import { screen, waitFor } from '@testing-library/react';
import { openReport, serveReports } from './testing/open-report';
import type { OwnReportName } from './index';
// The columns of WooCommerce's own report tables in each of these versions.
import stock from './testing/stock-columns.json';

/** The oldest, the newest, and those before and after each change. */
const VERSIONS = stock.seenIn.filter(
  (version, place, all) => place === 0 || place === all.length - 1 || ['8.2.0', '8.9.3'].includes(version),
);

interface StockColumn {
  label: string;
  since?: string;
}

const itemExists = (since: string | undefined, version: string) =>
  !since || version.localeCompare(since, 'en', { numeric: true }) >= 0;

/** Lines of the CSV file as WooCommerce's own client writes them. */
const ROWS: Record<OwnReportName, { answer: object; line: string }> = {
  orders: {
    answer: {
      order_id: 12,
      order_number: '12',
      date: '2026-11-20 09:05:00',
      status: 'on-hold',
      customer_type: 'returning',
      num_items_sold: 4,
      net_total: 20.5,
      extended_info: {
        products: [1, 2, 3].map((id) => ({ id, name: `Cup ${id}`, quantity: 1 })),
        coupons: [{ id: 1, code: 'ten' }],
        customer: { first_name: 'Ann', last_name: 'Lee' },
        attribution: { origin: 'Source: Search' },
      },
    },
    line: '2026-11-20 09:05:00,12,on-hold,Ann Lee,returning,"1× Cup 1, 1× Cup 2, 1× Cup 3",4,ten,20.5,Source: Search',
  },
  customers: {
    answer: {
      id: 5,
      user_id: 0,
      name: '',
      username: '',
      date_last_active: '2026-11-20T09:05:00',
      date_registered: null,
      email: 'ann@example.com',
      orders_count: 2,
      total_spend: 30,
      avg_order_value: 15,
      country: 'US',
      city: 'Albany',
      state: 'NY',
      postcode: '12201',
    },
    line: ',,2026-11-20T09:05:00,,ann@example.com,2,30,15,US,Albany,NY,12201',
  },
  products: {
    answer: {
      product_id: 3,
      items_sold: 4,
      net_revenue: 8.25,
      orders_count: 2,
      extended_info: {
        name: 'Cup',
        sku: 'C-1',
        category_ids: [16],
        variations: [4, 5],
        stock_status: 'instock',
        stock_quantity: 1,
        manage_stock: true,
      },
    },
    line: 'Cup,C-1,4,8.25,2,Home,2,In stock,1',
  },
  variations: {
    answer: {
      product_id: 3,
      variation_id: 4,
      items_sold: 4,
      net_revenue: 8.25,
      orders_count: 2,
      extended_info: { name: 'Cup - Blue', sku: 'C-2', stock_status: 'instock', stock_quantity: 1 },
    },
    line: 'Cup - Blue,C-2,4,8.25,2,In stock,1',
  },
  categories: {
    answer: {
      category_id: 16,
      items_sold: 4,
      net_revenue: 8.25,
      products_count: 3,
      orders_count: 2,
      extended_info: { name: 'Home' },
    },
    line: 'Home,4,8.25,3,2',
  },
  coupons: {
    answer: {
      coupon_id: 7,
      orders_count: 2,
      amount: 5,
      extended_info: {
        code: 'ten',
        date_created: '2026-10-01T08:00:00',
        date_expires: null,
        discount_type: 'fixed_cart',
      },
    },
    line: 'ten,2,5,2026-10-01T08:00:00,,fixed_cart',
  },
  taxes: {
    answer: {
      tax_rate_id: 1,
      name: 'VAT',
      country: 'US',
      state: 'NY',
      priority: 1,
      tax_rate: 8.875,
      total_tax: 4,
      order_tax: 3.5,
      shipping_tax: 0.5,
      orders_count: 2,
    },
    line: 'US-NY-VAT-1,8.875,4,3.5,0.5,2',
  },
  stock: {
    answer: {
      id: 3,
      parent_id: 0,
      name: 'Cup',
      sku: 'C-1',
      stock_status: 'instock',
      stock_quantity: 1,
      manage_stock: true,
    },
    line: 'Cup,C-1,In stock,1',
  },
  downloads: {
    answer: {
      date: '2026-11-20 09:05:00',
      product_id: 3,
      file_name: 'guide.pdf',
      order_id: 12,
      order_number: '12',
      username: 'ann',
      ip_address: '192.0.2.1',
      _embedded: { product: [{ id: 3, name: 'Guide' }] },
    },
    line: '2026-11-20 09:05:00,Guide,guide.pdf,12,ann,192.0.2.1',
  },
  revenue: {
    answer: {
      interval: '2026-11-20',
      date_start: '2026-11-20 00:00:00',
      date_end: '2026-11-20 23:59:59',
      subtotals: {
        orders_count: 2,
        gross_sales: 30,
        refunds: 1,
        coupons: 2,
        net_revenue: 27,
        taxes: 3,
        shipping: 4,
        total_sales: 34,
      },
    },
    line: '2026-11-20 00:00:00,2,30,1,2,27,3,4,34',
  },
};

describe.each(Object.keys(ROWS) as OwnReportName[])('CSV file of %s', (report) => {
  const { answer, line } = ROWS[report];

  test.each(VERSIONS)('has the columns of WooCommerce %s, with codes and ISO dates', async (version) => {
    serveReports({
      categories: [{ category_id: 16, extended_info: { name: 'Home' } }],
      [report]: [answer],
      'revenue/stats': { totals: {}, intervals: [answer] },
    });
    const file = catchFile();
    const all: readonly StockColumn[] = stock.columns[report];
    const columns = all.filter(({ since }) => itemExists(since, version));
    const { user } = openReport(report, {
      settings: { wcVersion: version },
      admin: { wcVersion: version, manageStock: 'yes', stockStatuses: { instock: 'In stock' } },
    });
    const download = await screen.findByRole('button', { name: 'Download' });
    await waitFor(() => expect(download).toBeEnabled());
    if (report === 'products') await screen.findByText('Home');

    await user.click(download);

    const [head, first] = (await file).split('\r\n');
    expect(head?.split(',')).toEqual(columns.map(({ label }) => label));
    expect(first).toBe(columns.length < all.length ? line.replace(/,[^,]*$/, '') : line);
  });
});

/** Captures the text of the file passed to the browser. */
const catchFile = () =>
  new Promise<string>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(new Response(file as Blob).text());
      return 'blob:1';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  });
