import { activatePlugin, installPlugin } from './site/plugins/queries';
import { METHODS } from './rest/route';
import { router } from './routes';
import { ROLES } from './accounts';
import type { Role } from './accounts';
import { CATALOG_ACCESS } from './testing/catalog-access';
import { openTestStore } from './testing/test-store';
import type { TestResponse, CallOptions, Client, TestStore } from './testing/test-store';

const OWN_RECORD: readonly Role[] = ROLES;
const STORE: readonly Role[] = ['administrator', 'shop_manager'];
const SITE: readonly Role[] = ['administrator'];
const REPORTS: readonly Role[] = [...STORE, 'analyst'];
const UNCONFIRMED = '501 rest_trash_not_supported';

interface Row {
  method: string;
  route: string;
  /** An example path that works for allowed callers. */
  path?: string;
  body?: CallOptions['body'];
  /** `everyone` includes visitors who are not logged in. */
  may: readonly Role[] | 'everyone';
  /** The status for allowed callers; `200` when omitted. */
  answer?: string;
  /** The error code for other callers, with status 401 or 403. */
  code?: string;
  /** The response for visitors who are not logged in, if it differs from the error. */
  nobody?: string;
}

const VIEW = 'woocommerce_rest_cannot_view';
const EDIT = 'woocommerce_rest_cannot_edit';
const CREATE = 'woocommerce_rest_cannot_create';
const UPDATE = 'woocommerce_rest_cannot_update';
const DELETE = 'woocommerce_rest_cannot_delete';
const TASKS = '/wc-admin/onboarding/tasks';
const NOTES = '/wc-analytics/admin/notes';
const FAVORITES = '/wc-admin/navigation/favorites/me';
const HISTORY = '/store-admin/v1/history';
const PROFILE = '/wc-admin/onboarding/profile';

const A_DELIVERY = {
  name: 'Mornings',
  frequency: 'daily',
  time: '08:00',
  recipients: ['analyst@example.com'],
  content: {
    title: 'Stock',
    path: '/analytics/stock',
    query: {},
    stats: 'stock',
    filters: {},
    figures: [],
    period: null,
    report: 'stock',
    table: {},
    columns: [{ key: 'title', label: 'Product' }],
  },
};

const settings = (root: string): Row[] => [
  { method: 'GET', route: `${root}/{group}`, path: `${root}/tax`, may: STORE, code: VIEW },
  {
    method: 'POST',
    route: `${root}/{group}/batch`,
    path: `${root}/tax/batch`,
    body: { update: [] },
    may: STORE,
    code: EDIT,
  },
  {
    method: 'GET',
    route: `${root}/{group}/{id}`,
    path: `${root}/tax/woocommerce_tax_classes`,
    may: STORE,
    code: VIEW,
  },
  {
    method: 'POST',
    route: `${root}/{group}/{id}`,
    path: `${root}/tax/woocommerce_tax_classes`,
    body: { value: 'Books' },
    may: STORE,
    code: EDIT,
  },
];

/** No record has this id. */
const deliveries = (root: string): Row[] => [
  { method: 'GET', route: root, may: REPORTS, code: VIEW },
  { method: 'POST', route: root, body: A_DELIVERY, may: REPORTS, code: CREATE },
  { method: 'GET', route: `${root}/options`, may: REPORTS, code: VIEW },
  { method: 'POST', route: `${root}/read`, may: REPORTS, code: VIEW },
  { method: 'POST', route: `${root}/preview`, body: A_DELIVERY, may: REPORTS, code: VIEW },
  ...(
    [
      ['GET', '', VIEW],
      ['POST', '', EDIT],
      ['DELETE', '', DELETE],
      ['POST', '/send', EDIT],
      ['GET', '/sends', VIEW],
      ['POST', '/preview', VIEW],
      ['POST', '/sends/{send:digits}/retry', EDIT],
    ] as const
  ).map(([method, path, code]) => ({
    method,
    route: `${root}/{id:digits}${path}`,
    path: `${root}/0${path.replace('{send:digits}', '0')}`,
    may: REPORTS,
    answer: '404 store_admin_no_delivery',
    code,
  })),
];

const countries = (root: string): Row[] => [
  { method: 'GET', route: `${root}/countries`, may: STORE, code: VIEW },
  {
    method: 'GET',
    route: `${root}/countries/{location}`,
    path: `${root}/countries/DE`,
    may: STORE,
    code: VIEW,
  },
];

const shipping = (root: string): Row[] => [
  { method: 'GET', route: root, may: STORE, code: VIEW },
  { method: 'POST', route: root, body: { name: 'Moon' }, may: STORE, answer: '201', code: CREATE },
  ...['', '/locations', '/methods'].map((rest) => ({
    method: 'GET',
    route: `${root}/{id:digits}${rest}`,
    path: `${root}/0${rest}`,
    may: STORE,
    code: VIEW,
  })),
  {
    method: 'POST',
    route: `${root}/{id:digits}`,
    path: `${root}/0`,
    body: {},
    may: STORE,
    answer: '403 woocommerce_rest_shipping_zone_invalid_zone',
    code: EDIT,
  },
  {
    method: 'DELETE',
    route: `${root}/{id:digits}`,
    path: `${root}/0`,
    may: STORE,
    answer: UNCONFIRMED,
    code: DELETE,
  },
  {
    method: 'POST',
    route: `${root}/{id:digits}/locations`,
    path: `${root}/0/locations`,
    body: [],
    may: STORE,
    answer: '403 woocommerce_rest_shipping_zone_locations_invalid_zone',
    code: EDIT,
  },
  {
    method: 'POST',
    route: `${root}/{id:digits}/methods`,
    path: `${root}/0/methods`,
    body: { method_id: 'flat_rate' },
    may: STORE,
    code: CREATE,
  },
  ...(
    [
      ['GET', VIEW],
      ['POST', EDIT],
      ['DELETE', DELETE],
    ] as const
  ).map(([method, code]) => ({
    method,
    route: `${root}/{id:digits}/methods/{instance:digits}`,
    path: `${root}/0/methods/4711`,
    may: STORE,
    answer: '404 woocommerce_rest_shipping_zone_method_invalid',
    code,
  })),
];

/** Collections whose items have ids. No item has the requested id. */
const collection = (root: string, unknownCode: string, body: object, created: string): Row[] => [
  { method: 'GET', route: root, may: STORE, code: VIEW },
  { method: 'POST', route: root, body, may: STORE, answer: created, code: CREATE },
  ...(
    [
      ['GET', VIEW],
      ['POST', EDIT],
      ['DELETE', DELETE],
    ] as const
  ).map(([method, code]) => ({
    method,
    route: `${root}/{id:digits}`,
    path: `${root}/4711`,
    may: STORE,
    answer: `404 ${unknownCode}`,
    code,
  })),
  { method: 'POST', route: `${root}/batch`, body: {}, may: STORE, code: 'woocommerce_rest_cannot_batch' },
];

/** Resources of an order that doesn't exist. */
const partsOfOrder = (parts: string, unknownCode: string, body: object): Row[] =>
  (
    [
      ['GET', '', VIEW],
      ['POST', '', CREATE],
      ['GET', '/{id:digits}', VIEW],
      ['DELETE', '/{id:digits}', DELETE],
    ] as const
  ).map(([method, rest, code]) => ({
    method,
    route: `/wc/v3/orders/{order_id:digits}/${parts}${rest}`,
    path: `/wc/v3/orders/4711/${parts}${rest && '/1'}`,
    ...(method === 'POST' && { body }),
    may: STORE,
    answer: `404 ${unknownCode}`,
    code,
  }));

/** Permissions for every route of the store (contract, section 2). */
const TABLE: readonly Row[] = [
  { method: 'GET', route: '/', may: 'everyone' },
  { method: 'GET', route: '/wp/v2/settings', may: SITE, code: 'rest_forbidden' },
  { method: 'POST', route: '/wp/v2/settings', body: { title: 'Shop' }, may: SITE, code: 'rest_forbidden' },
  { method: 'GET', route: HISTORY, may: STORE, code: VIEW },
  {
    method: 'POST',
    route: HISTORY,
    body: { kind: 'acme/supplier', after: { name: 'Moon' } },
    may: STORE,
    code: EDIT,
  },
  { method: 'GET', route: `${HISTORY}/about`, may: STORE, code: VIEW },
  { method: 'POST', route: `${HISTORY}/about`, body: { days: 30 }, may: STORE, code: EDIT },
  {
    method: 'POST',
    route: `${HISTORY}/{id:digits}/undo`,
    path: `${HISTORY}/4711/undo`,
    may: STORE,
    answer: '404 store_admin_history_invalid_id',
    code: EDIT,
  },
  { method: 'GET', route: '/wp/v2/themes', may: SITE, code: 'rest_cannot_view_themes' },
  { method: 'GET', route: '/wc/v3/system_status', may: STORE, code: VIEW },
  { method: 'GET', route: '/wp/v2/users', may: STORE, code: 'rest_user_cannot_view' },
  { method: 'GET', route: '/wp/v2/users/me', may: OWN_RECORD, code: 'rest_not_logged_in' },
  { method: 'POST', route: '/wp/v2/users/me', body: {}, may: OWN_RECORD, code: 'rest_not_logged_in' },
  {
    method: 'DELETE',
    route: '/wp/v2/users/me',
    path: '/wp/v2/users/me?reassign=false',
    may: SITE,
    answer: UNCONFIRMED,
    code: 'rest_user_cannot_delete',
  },
  {
    method: 'GET',
    route: '/wp/v2/users/{id:digits}',
    path: '/wp/v2/users/1',
    may: STORE,
    code: 'rest_user_cannot_view',
  },
  {
    method: 'POST',
    route: '/wp/v2/users/{id:digits}',
    path: '/wp/v2/users/1',
    body: {},
    may: SITE,
    code: 'rest_cannot_edit',
  },
  {
    method: 'DELETE',
    route: '/wp/v2/users/{id:digits}',
    path: '/wp/v2/users/1?reassign=false',
    may: SITE,
    answer: UNCONFIRMED,
    code: 'rest_user_cannot_delete',
  },
  {
    method: 'GET',
    route: '/wc-admin/options',
    path: '/wc-admin/options?options=woocommerce_demo_store',
    may: STORE,
    code: VIEW,
  },
  {
    method: 'POST',
    route: '/wc-admin/options',
    body: { woocommerce_demo_store: 'yes' },
    may: STORE,
    code: UPDATE,
  },
  { method: 'GET', route: '/wc/v3/settings', may: STORE, code: VIEW },
  { method: 'POST', route: '/wc/v3/settings/batch', body: { update: [] }, may: STORE, code: EDIT },
  { method: 'GET', route: '/wc-admin/settings-pages', may: STORE, code: VIEW },
  ...settings('/wc/v3/settings'),
  ...settings('/wc-analytics/settings'),
  { method: 'GET', route: TASKS, may: STORE, code: CREATE },
  { method: 'POST', route: TASKS, body: {}, may: STORE, code: CREATE },
  ...['dismiss', 'undo_dismiss', 'snooze', 'undo_snooze', 'action'].map((verb) => ({
    method: 'POST',
    route: `${TASKS}/{id:slug}/${verb}`,
    path: `${TASKS}/acme-task/${verb}`,
    may: STORE,
    code: CREATE,
  })),
  ...['hide', 'unhide'].map((verb) => ({
    method: 'POST',
    route: `${TASKS}/{id:slug}/${verb}`,
    path: `${TASKS}/setup/${verb}`,
    may: STORE,
    code: UPDATE,
  })),
  { method: 'GET', route: PROFILE, may: STORE, code: VIEW },
  { method: 'POST', route: PROFILE, body: { completed: true }, may: STORE, code: EDIT },
  { method: 'GET', route: `${PROFILE}/experimental_get_email_prefill`, may: STORE, code: VIEW },
  { method: 'GET', route: `${PROFILE}/progress`, may: STORE, code: VIEW },
  {
    method: 'POST',
    route: `${PROFILE}/progress/core-profiler/complete`,
    body: { step: 'plugins' },
    may: STORE,
    code: EDIT,
  },
  {
    method: 'POST',
    route: `${PROFILE}/update-store-currency-and-measurement-units`,
    body: { country_code: 'GB' },
    may: STORE,
    answer: '204',
    code: EDIT,
  },
  { method: 'GET', route: '/wc-admin/onboarding/product-types', may: STORE, code: VIEW },
  { method: 'GET', route: '/wc-admin/plugins/active', may: STORE, code: VIEW },
  { method: 'GET', route: '/wc-admin/plugins/installed', may: STORE, code: VIEW },
  ...['install', 'activate'].flatMap((kind) => [
    {
      method: 'POST',
      route: `/wc-admin/plugins/${kind}`,
      body: { plugins: 'mailpoet' },
      may: SITE,
      code: UPDATE,
    },
    { method: 'GET', route: `/wc-admin/plugins/${kind}/status`, may: SITE, code: UPDATE },
    {
      method: 'GET',
      route: `/wc-admin/plugins/${kind}/status/{job_id:slug}`,
      path: `/wc-admin/plugins/${kind}/status/0`,
      may: SITE,
      code: UPDATE,
    },
  ]),
  {
    method: 'GET',
    route: '/wc-admin/plugins/connect-jetpack',
    may: SITE,
    code: UPDATE,
  },
  ...['wcpay', 'square'].map((service) => ({
    method: 'POST',
    route: `/wc-admin/plugins/connect-${service}`,
    may: SITE,
    answer: '500 woocommerce_rest_helper_connect',
    code: UPDATE,
  })),
  { method: 'POST', route: '/wc-admin/plugins/request-wccom-connect', may: SITE, code: UPDATE },
  {
    method: 'POST',
    route: '/wc-admin/plugins/finish-wccom-connect',
    body: { request_token: 'token' },
    may: SITE,
    code: UPDATE,
  },
  { method: 'GET', route: '/wc/v3/payment_gateways', may: STORE, code: VIEW },
  {
    method: 'GET',
    route: '/wc/v3/payment_gateways/{id:slug}',
    path: '/wc/v3/payment_gateways/cod',
    may: STORE,
    code: VIEW,
  },
  {
    method: 'POST',
    route: '/wc/v3/payment_gateways/{id:slug}',
    path: '/wc/v3/payment_gateways/cod',
    body: { enabled: true },
    may: STORE,
    code: EDIT,
  },
  { method: 'GET', route: '/wc-admin/payment-gateway-suggestions', may: SITE, code: UPDATE },
  { method: 'POST', route: '/wc-admin/payment-gateway-suggestions/dismiss', may: SITE, code: UPDATE },
  ...shipping('/wc/v3/shipping/zones'),
  { method: 'GET', route: '/wc/v3/shipping_methods', may: STORE, code: VIEW },
  {
    method: 'GET',
    route: '/wc/v3/shipping_methods/{kind:slug}',
    path: '/wc/v3/shipping_methods/flat_rate',
    may: STORE,
    code: VIEW,
  },
  { method: 'GET', route: '/wc-admin/shipping-partner-suggestions', may: SITE, code: UPDATE },
  { method: 'GET', route: NOTES, may: STORE, code: VIEW },
  ...(
    [
      ['GET', '', VIEW],
      ['POST', '', EDIT],
      ['POST', '/action/{action:digits}', EDIT],
    ] as const
  ).map(([method, rest, code]) => ({
    method,
    route: `${NOTES}/{id:digits}${rest}`,
    path: `${NOTES}/1${rest.replace('{action:digits}', '1')}`,
    may: STORE,
    code,
  })),
  {
    method: 'DELETE',
    route: `${NOTES}/delete/{id:digits}`,
    path: `${NOTES}/delete/1`,
    may: STORE,
    code: EDIT,
  },
  { method: 'DELETE', route: `${NOTES}/delete/all`, may: STORE, code: EDIT },
  { method: 'POST', route: `${NOTES}/update`, body: { noteIds: [1] }, may: STORE, code: EDIT },
  {
    method: 'POST',
    route: `${NOTES}/experimental-activate-promo/{promo}`,
    path: `${NOTES}/experimental-activate-promo/spring`,
    may: STORE,
    answer: '422 woocommerce_note_invalid_promo_note_name',
    code: EDIT,
  },
  {
    method: 'GET',
    route: `${NOTES}/tracker/{id:digits}/user/{user:digits}`,
    path: `${NOTES}/tracker/1/user/1`,
    may: 'everyone',
  },
  { method: 'GET', route: FAVORITES, may: 'everyone' },
  ...['POST', 'DELETE'].map((method) => ({
    method,
    route: FAVORITES,
    body: { item_id: 'orders' },
    may: 'everyone' as const,
    nobody: '400 woocommerce_favorites_invalid_user',
  })),
  { method: 'POST', route: `${TASKS}/create_homepage`, may: SITE, code: CREATE },
  ...['install', 'activate'].map((verb) => ({
    method: 'POST',
    route: `/wc-admin/onboarding/themes/${verb}`,
    body: { theme: 'twentytwentythree' },
    may: SITE,
    code: UPDATE,
  })),
  {
    method: 'POST',
    route: '/wc-admin/themes',
    may: SITE,
    answer: '500 woocommerce_rest_invalid_file',
    code: EDIT,
  },
  {
    method: 'GET',
    route: '/wc-admin/experiments/assignment',
    may: STORE,
    answer: '500 http_request_not_executed',
    code: VIEW,
  },
  { method: 'GET', route: '/wc-admin/onboarding/free-extensions', may: STORE, code: VIEW },
  ...['channels', 'campaigns', 'campaign-types', 'knowledge-base', 'overview/installed-plugins'].map(
    (list) => ({
      method: 'GET',
      route: `/wc-admin/marketing/${list}`,
      may: STORE,
      code: VIEW,
    }),
  ),
  { method: 'GET', route: '/wc-admin/marketing/recommended', may: SITE, code: UPDATE },
  {
    method: 'GET',
    route: '/wc-admin/marketing/recommendations',
    path: '/wc-admin/marketing/recommendations?category=channels',
    may: SITE,
    code: VIEW,
  },
  {
    method: 'POST',
    route: '/wc-admin/marketing/overview/activate-plugin',
    body: { plugin: 'jetpack' },
    may: SITE,
    answer: '500 woocommerce_rest_invalid_plugin',
    code: UPDATE,
  },
  ...['', '/fields'].map((rest) => ({
    method: 'GET',
    route: `/wc-admin/product-form${rest}`,
    may: STORE,
    code: VIEW,
  })),
  { method: 'GET', route: '/wc-admin/mobile-app', may: STORE, code: VIEW },
  {
    method: 'GET',
    route: '/wc-admin/mobile-app/send-magic-link',
    may: STORE,
    answer: '500 jetpack_not_connected',
    code: VIEW,
  },
  ...['', '/data'].map((rest) => ({
    method: 'GET',
    route: `/jetpack/v4/connection${rest}`,
    may: SITE,
    code: 'invalid_user_permission_jetpack_connect',
  })),
  { method: 'GET', route: '/wc-admin/features', may: STORE, code: VIEW },
  ...CATALOG_ACCESS,
  ...countries('/wc/v3/data'),
  ...countries('/wc-analytics/data'),
  { method: 'GET', route: '/wc-analytics/data/countries/locales', may: STORE, code: VIEW },
  { method: 'GET', route: '/wc/v3/data', may: STORE, code: VIEW },
  { method: 'GET', route: '/wc-analytics/data', may: STORE, code: VIEW },
  {
    method: 'GET',
    route: '/wc-analytics/data/download-ips',
    path: '/wc-analytics/data/download-ips?match=203',
    may: STORE,
    code: VIEW,
  },
  { method: 'GET', route: '/wc/v3/data/continents', may: STORE, code: VIEW },
  {
    method: 'GET',
    route: '/wc/v3/data/continents/{location}',
    path: '/wc/v3/data/continents/EU',
    may: STORE,
    code: VIEW,
  },
  { method: 'GET', route: '/wc/v3/data/currencies', may: STORE, code: VIEW },
  { method: 'GET', route: '/wc/v3/data/currencies/current', may: STORE, code: VIEW },
  {
    method: 'GET',
    route: '/wc/v3/data/currencies/{currency}',
    path: '/wc/v3/data/currencies/EUR',
    may: STORE,
    code: VIEW,
  },
  ...[
    '',
    ...[
      'revenue',
      'orders',
      'products',
      'variations',
      'coupons',
      'taxes',
      'downloads',
      'customers',
      'stock',
    ].map((report) => `/${report}/stats`),
    ...[
      'orders',
      'products',
      'variations',
      'categories',
      'coupons',
      'taxes',
      'downloads',
      'customers',
      'stock',
    ].map((report) => `/${report}`),
    '/performance-indicators',
    '/performance-indicators/allowed',
  ].map((path) => ({ method: 'GET', route: `/wc-analytics/reports${path}`, may: REPORTS, code: VIEW })),
  ...['', '/allowed'].map((path) => ({
    method: 'GET',
    route: `/wc-analytics/leaderboards${path}`,
    may: REPORTS,
    code: VIEW,
  })),
  {
    method: 'GET',
    route: '/wc-analytics/leaderboards/{leaderboard:slug}',
    path: '/wc-analytics/leaderboards/products',
    may: REPORTS,
    code: VIEW,
  },
  { method: 'GET', route: '/wc-analytics/customers', may: REPORTS, code: VIEW },
  {
    method: 'GET',
    route: '/wc-analytics/customers/{id:digits}',
    path: '/wc-analytics/customers/1',
    may: REPORTS,
    code: VIEW,
  },
  ...['/wc/v3', '/wc-analytics'].flatMap((root) => [
    ...collection(`${root}/orders`, 'woocommerce_rest_shop_order_invalid_id', {}, '201'),
    ...collection(
      `${root}/coupons`,
      'woocommerce_rest_shop_coupon_invalid_id',
      { code: '' },
      '400 rest_invalid_param',
    ),
    ...collection(`${root}/taxes`, 'woocommerce_rest_invalid_id', {}, '201'),
  ]),
  ...collection(
    '/wc/v3/customers',
    'woocommerce_rest_invalid_id',
    { email: 'owner@example.com' },
    '400 registration-error-email-exists',
  ),
  {
    method: 'GET',
    route: '/wc/v3/customers/{id:digits}/downloads',
    path: '/wc/v3/customers/4711/downloads',
    may: STORE,
    answer: '404 woocommerce_rest_invalid_id',
    code: VIEW,
  },
  ...partsOfOrder('refunds', 'woocommerce_rest_invalid_order_id', {}),
  ...partsOfOrder('notes', 'woocommerce_rest_order_invalid_id', { note: 'Call back' }),
  { method: 'GET', route: '/wc/v3/taxes/classes', may: STORE, code: VIEW },
  {
    method: 'POST',
    route: '/wc/v3/taxes/classes',
    body: { name: '' },
    may: STORE,
    answer: '400 woocommerce_rest_tax_class_invalid_name',
    code: CREATE,
  },
  {
    method: 'GET',
    route: '/wc/v3/taxes/classes/{slug:slug}',
    path: '/wc/v3/taxes/classes/standard',
    may: STORE,
    code: VIEW,
  },
  {
    method: 'DELETE',
    route: '/wc/v3/taxes/classes/{slug:slug}',
    path: '/wc/v3/taxes/classes/standard',
    may: STORE,
    answer: '501 woocommerce_rest_trash_not_supported',
    code: DELETE,
  },
  {
    method: 'POST',
    route: '/wc-analytics/reports/{type:slug}/export',
    path: '/wc-analytics/reports/stock/export',
    body: {},
    may: REPORTS,
    code: VIEW,
  },
  {
    method: 'DELETE',
    route: '/wc-analytics/reports/{type:slug}/export/{export_id:slug}',
    path: '/wc-analytics/reports/stock/export/1',
    may: REPORTS,
    answer: '404 woocommerce_admin_reports_export_invalid_id',
    code: DELETE,
  },
  {
    method: 'GET',
    route: '/wc-analytics/reports/{type:slug}/export/{export_id:slug}/status',
    path: '/wc-analytics/reports/stock/export/1/status',
    may: REPORTS,
    answer: '404 woocommerce_admin_reports_export_invalid_id',
    code: VIEW,
  },
  ...['', '/cancel', '/delete'].map((path) => ({
    method: 'POST',
    route: `/wc-analytics/reports/import${path}`,
    may: STORE,
    code: EDIT,
  })),
  ...['/status', '/totals'].map((path) => ({
    method: 'GET',
    route: `/wc-analytics/reports/import${path}`,
    may: STORE,
    code: VIEW,
  })),
  ...deliveries('/store-admin/v1/deliveries'),
  ...['orders/totals', 'products/totals', 'customers/totals', 'coupons/totals', 'sales'].map((report) => ({
    method: 'GET',
    route: `/wc/v3/reports/${report}`,
    may: REPORTS,
    code: VIEW,
  })),
];

/** Every method of every route, in the store's order. */
const ROUTES = router.endpoints.flatMap(({ path, routes }) =>
  METHODS.filter((method) => routes.some(({ methods }) => methods.includes(method))).map(
    (method) => [`${method} ${path}`, method, path] as const,
  ),
);

/** Update routes accept POST, PUT and PATCH. */
const asListed = (method: string) => (method === 'PUT' || method === 'PATCH' ? 'POST' : method);

const find = (method: string, path: string) =>
  TABLE.find((row) => row.route === path && row.method === asListed(method));

let store: TestStore;
let owner: Client;
let clients: readonly (readonly [Role, Client])[];
beforeAll(async () => {
  store = await openTestStore();
  // Some routes belong to a plugin.
  installPlugin(store.context.db, { slug: 'jetpack', name: 'Jetpack' });
  activatePlugin(store.context.db, 'jetpack');
  clients = ROLES.map((role) => [role, store.as(role)]);
  owner = store.as('administrator');
});
afterAll(() => store.close());

test('the table lists only existing routes, each once', () => {
  const listed = TABLE.map(({ method, route }) => `${method} ${route}`);
  const there = new Set<string>(ROUTES.map(([name]) => name));

  expect(listed.filter((name) => !there.has(name))).toEqual([]);
  expect(listed.filter((name, place) => listed.indexOf(name) !== place)).toEqual([]);
});

test.each(ROUTES)('%s checks the nonce and the permissions of every role', async (_name, method, path) => {
  const row = find(method, path);
  if (!row) throw new Error('The table does not say who may call this.');
  const { may, code, body } = row;
  const call = async (client: Client, headers = {}) => {
    const options = { method, headers, ...(body !== undefined && { body }) };
    return sum(await client.call(row.path ?? row.route, options));
  };

  const answers: Record<string, string> = {
    nobody: await call(store.anonymous),
    unproven: await call(owner, { 'X-WP-Nonce': '' }),
    wrong: await call(owner, { 'X-WP-Nonce': '0123456789' }),
  };
  for (const [role, client] of clients) answers[role] = await call(client);

  const unproven = may === 'everyone' ? (row.nobody ?? row.answer ?? '200') : `401 ${code}`;
  const expected = ROLES.map((role) => {
    const isAllowed = may === 'everyone' || may.includes(role);
    return [role, isAllowed ? (row.answer ?? '200') : `403 ${code}`];
  });
  expect(answers).toEqual({
    nobody: unproven,
    unproven,
    wrong: '403 rest_cookie_invalid_nonce',
    ...Object.fromEntries(expected),
  });
});

function sum({ status, body }: TestResponse): string {
  return status < 400 ? String(status) : `${status} ${Object(body).code}`;
}
