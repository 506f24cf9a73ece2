/*
 * REST response payloads with every property of the contract. Tests override the properties they are about.
 */

/** A task of `GET /wc-admin/onboarding/tasks`. */
export const buildTask = <T extends object>(overrides?: T) => ({
  id: 'products',
  parentId: 'setup',
  title: 'Add products',
  canView: true,
  content: 'A shop needs something on its shelves.',
  additionalInfo: '',
  actionLabel: "Let's go",
  badge: '',
  actionUrl: null as string | null,
  isComplete: false,
  time: '1 minute',
  level: 3,
  isActioned: false,
  isDismissed: false,
  isDismissable: false,
  isSnoozed: false,
  isSnoozeable: false,
  isVisited: false,
  isDisabled: false,
  snoozedUntil: null,
  additionalData: null as object | null,
  eventPrefix: 'tasklist_',
  recordViewEvent: false,
  ...overrides,
});

/** A list of `GET /wc-admin/onboarding/tasks`. */
export const buildTaskList = <T extends object>(overrides?: T) => ({
  id: 'setup',
  title: 'Get ready to start selling',
  isHidden: false,
  isVisible: true,
  isComplete: false,
  tasks: [buildTask()],
  eventPrefix: 'tasklist_',
  displayProgressHeader: true,
  keepCompletedTaskList: 'no',
  ...overrides,
});

/** The record of `GET /wp/v2/users/me?context=edit`. */
export const buildUser = <T extends object>(overrides?: T) => ({
  id: 1,
  username: 'admin',
  name: 'Ada',
  first_name: 'Ada',
  last_name: '',
  email: 'ada@store.example',
  url: '',
  description: '',
  link: 'https://store.example/author/admin/',
  locale: 'en_US',
  nickname: 'admin',
  slug: 'admin',
  roles: ['administrator'],
  registered_date: '2026-11-20T22:31:53+00:00',
  capabilities: {
    manage_options: true,
    install_plugins: true,
    manage_woocommerce: true,
    view_woocommerce_reports: true,
    edit_products: true,
    edit_private_products: true,
    edit_published_products: true,
    publish_products: true,
    edit_shop_orders: true,
    administrator: true,
  },
  extra_capabilities: { administrator: true },
  avatar_urls: {},
  meta: { persisted_preferences: [] },
  is_super_admin: true,
  woocommerce_meta: {
    variable_product_tour_shown: '',
    activity_panel_inbox_last_read: '',
    activity_panel_reviews_last_read: '',
    categories_report_columns: '',
    coupons_report_columns: '',
    customers_report_columns: '',
    orders_report_columns: '',
    products_report_columns: '',
    revenue_report_columns: '',
    taxes_report_columns: '',
    variations_report_columns: '',
    dashboard_sections: '',
    dashboard_chart_type: '',
    dashboard_chart_interval: '',
    dashboard_leaderboard_rows: '',
    homepage_layout: '',
    homepage_stats: '',
    task_list_tracked_started_tasks: '',
    help_panel_highlight_shown: '',
    android_app_banner_dismissed: '',
  },
  ...overrides,
});

/** A country of `GET /wc-analytics/data/countries`. */
export const buildCountry = <T extends object>(overrides?: T) => ({
  code: 'US',
  name: 'United States (US)',
  states: [
    { code: 'CA', name: 'California' },
    { code: 'NY', name: 'New York' },
  ],
  ...overrides,
});

/** An item of `GET /wc-analytics/settings/{group}`. */
export const buildSetting = <T extends object>(overrides?: T) => ({
  id: 'woocommerce_store_city',
  label: 'City',
  description: 'Shop base address.',
  type: 'text',
  default: '',
  tip: 'Shop base address.',
  value: '',
  ...overrides,
});

/** An installed gateway of `GET /wc/v3/payment_gateways`. */
export const buildGateway = <T extends object>(overrides?: T) => ({
  id: 'bacs',
  title: 'Direct bank transfer',
  description: 'Pay into our account.',
  order: '',
  enabled: false,
  method_title: 'Direct bank transfer',
  method_description: 'Take payments via bank transfer.',
  method_supports: ['products'],
  settings: {
    title: {
      id: 'title',
      label: 'Title',
      description: '',
      type: 'safe_text',
      value: 'Direct bank transfer',
      default: 'Direct bank transfer',
      tip: '',
      placeholder: '',
    },
  },
  needs_setup: false,
  post_install_scripts: [],
  settings_url: 'http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout&section=bacs',
  connection_url: null,
  setup_help_text: null,
  required_settings_keys: [],
  ...overrides,
});

/** An error response of the REST API. */
export const buildError = (code: string, status: number, message = 'No.') => ({
  code,
  message,
  data: { status },
});
