import type { Role } from '../accounts';

/** Who may call a route, and the response for everyone else. */
export interface AccessRow {
  method: string;
  route: string;
  path: string;
  body?: object;
  may: readonly Role[] | 'everyone';
  answer?: string;
  code?: string;
}

const STORE: readonly Role[] = ['administrator', 'shop_manager'];

const refusal = (verb: string) => `woocommerce_rest_cannot_${verb}`;

/** An id that doesn't exist: allowed callers get "not found", which leaves the store unchanged. */
const NOTHING = '999';

type Call = readonly [method: string, rest: string, verb: string, answer?: string, body?: object];

/** The requests of a REST resource, with placeholders for its ids. */
function rows(root: string, calls: readonly Call[]): AccessRow[] {
  return calls.map(([method, rest, verb, answer, body]) => ({
    method,
    route: root + rest,
    path: (root + rest).replaceAll(/\{\w+:digits\}/g, NOTHING).replaceAll(/\{\w+:slug\}/g, 'pa_nothing'),
    ...(body && { body }),
    may: STORE,
    ...(answer !== undefined && { answer }),
    code: refusal(verb),
  }));
}

/** List, create, read, update, delete and batch. */
function resource(root: string, created: readonly [answer: string, body: object], code: string): AccessRow[] {
  return rows(root, [
    ['GET', '', 'view'],
    ['POST', '', 'create', ...created],
    ['GET', '/{id:digits}', 'view', `404 ${code}`],
    ['POST', '/{id:digits}', 'edit', `404 ${code}`, {}],
    ['DELETE', '/{id:digits}', 'delete', `404 ${code}`],
    ['POST', '/batch', 'batch', '200', {}],
  ]);
}

/** Overrides some of the expected responses. */
function except(table: AccessRow[], answers: Readonly<Record<string, string>>): AccessRow[] {
  return table.map((row) => {
    const key = Object.keys(answers).find((end) => `${row.method} ${row.route}`.endsWith(end));
    const answer = key === undefined ? undefined : answers[key];
    return answer === undefined ? row : { ...row, answer };
  });
}

const PRODUCT = 'woocommerce_rest_product_invalid_id';
const TERM = 'woocommerce_rest_term_invalid';
const TAXONOMY = 'woocommerce_rest_taxonomy_invalid';

const terms = (root: string) => resource(root, ['400 empty_term_name', { name: '' }], TERM);

const namespace = (root: string): AccessRow[] => [
  ...except(resource(`${root}/products`, ['201', {}], PRODUCT), {
    'POST /wc/v3/products/{id:digits}': `400 ${PRODUCT}`,
    'POST /wc-analytics/products/{id:digits}': `400 ${PRODUCT}`,
  }),
  ...rows(`${root}/products/{product_id:digits}/variations`, [
    ['GET', '', 'view', `404 ${PRODUCT}`],
    ['POST', '', 'create', `404 ${PRODUCT}`, {}],
    ['GET', '/{id:digits}', 'view', '404 woocommerce_rest_product_variation_invalid_id'],
    ['POST', '/{id:digits}', 'edit', `404 ${PRODUCT}`, {}],
    ['DELETE', '/{id:digits}', 'delete', '404 woocommerce_rest_product_variation_invalid_id'],
    ['POST', '/batch', 'batch', '200', {}],
    ['POST', '/generate', 'create', `404 ${PRODUCT}`, {}],
  ]),
  ...terms(`${root}/products/categories`),
  ...resource(`${root}/products/attributes`, ['400 woocommerce_rest_cannot_create', { name: '' }], TAXONOMY),
  ...resource(
    `${root}/products/attributes/{attribute_id:digits}/terms`,
    [`404 ${TAXONOMY}`, { name: 'Blue' }],
    TAXONOMY,
  ).map((row) => ({ ...row, answer: `404 ${TAXONOMY}` })),
  ...except(
    resource(
      `${root}/products/reviews`,
      [
        `404 ${PRODUCT}`,
        { product_id: 999, reviewer: 'Ines', reviewer_email: 'ines@example.com', review: 'Fine' },
      ],
      'woocommerce_rest_review_invalid_id',
    ),
    {
      'GET /wc/v3/products/reviews/{id:digits}': `403 ${refusal('view')}`,
      'GET /wc-analytics/products/reviews/{id:digits}': `403 ${refusal('view')}`,
      'POST /wc/v3/products/reviews/{id:digits}': `403 ${refusal('edit')}`,
      'POST /wc-analytics/products/reviews/{id:digits}': `403 ${refusal('edit')}`,
      'DELETE /wc/v3/products/reviews/{id:digits}': `403 ${refusal('delete')}`,
      'DELETE /wc-analytics/products/reviews/{id:digits}': `403 ${refusal('delete')}`,
    },
  ),
];

/** Products and their related resources. */
export const CATALOG_ACCESS: readonly AccessRow[] = [
  ...['/wc/v3', '/wc-analytics'].flatMap(namespace),
  ...terms('/wc/v3/products/tags'),
  ...terms('/wc/v3/products/shipping_classes'),
  ...rows('/wc-analytics', [
    ['GET', '/variations', 'view'],
    ['GET', '/products/low-in-stock', 'view'],
    [
      'GET',
      '/products/attributes/{attribute:slug}',
      'view',
      '404 woocommerce_rest_product_attribute_not_found',
    ],
    [
      'GET',
      '/products/attributes/{attribute:slug}/terms',
      'view',
      '404 woocommerce_rest_product_attribute_not_found',
    ],
  ]),
  ...rows('/wc-admin/onboarding/tasks', [
    ['POST', '/import_sample_products', 'create'],
    ['POST', '/create_product_from_template', 'create', '200', { template_name: 'physical' }],
  ]),
  { method: 'GET', route: '/wp/v2/media', path: '/wp/v2/media', may: 'everyone' },
  {
    method: 'POST',
    route: '/wp/v2/media',
    path: '/wp/v2/media',
    body: {},
    may: STORE,
    answer: '400 rest_upload_no_content_disposition',
    code: 'rest_cannot_create',
  },
  {
    method: 'GET',
    route: '/wp/v2/media/{id:digits}',
    path: '/wp/v2/media/999',
    may: 'everyone',
    answer: '404 rest_post_invalid_id',
  },
  ...(['POST', 'DELETE'] as const).map((method) => ({
    method,
    route: '/wp/v2/media/{id:digits}',
    path: '/wp/v2/media/999',
    may: STORE,
    answer: '404 rest_post_invalid_id',
    code: method === 'POST' ? 'rest_cannot_edit' : 'rest_cannot_delete',
  })),
];
