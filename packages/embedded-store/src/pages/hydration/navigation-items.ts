/** An entry: id, title, capability, address below `/wp-admin/`, place, and what else marks it as the current one. */
type Row = readonly [
  id: string,
  title: string,
  capability: string,
  url: string,
  order: number,
  matchExpression?: string | null,
];

interface Group {
  parent: string;
  menuId: 'primary' | 'secondary' | 'plugins';
  /** Whether the entry takes the place of one in the platform's menu. */
  migrate: boolean;
  rows: readonly Row[];
}

/**
 * Entries of the side navigation by the category they stand in (contract, hydration, section 4.5), as far as this store
 * has a page for them.
 */
export const NAVIGATION_GROUPS: readonly Group[] = [
  {
    parent: 'woocommerce',
    menuId: 'primary',
    migrate: true,
    rows: [
      [
        'woocommerce-home',
        'Home',
        'manage_woocommerce',
        'admin.php?page=wc-admin',
        0,
        'page=wc-admin((?!path=).)*$',
      ],
      [
        'woocommerce-analytics-customers',
        'Customers',
        'manage_woocommerce',
        'admin.php?page=wc-admin&path=/customers',
        50,
      ],
    ],
  },
  {
    parent: 'woocommerce-tools',
    menuId: 'secondary',
    migrate: true,
    rows: [['tools-status', 'System status', 'manage_woocommerce', 'admin.php?page=wc-status', 1]],
  },
  {
    parent: 'woocommerce-products',
    menuId: 'primary',
    migrate: true,
    rows: [
      [
        'woocommerce-products-product-all-items',
        'All Products',
        'edit_products',
        'edit.php?post_type=product',
        10,
        null,
      ],
      [
        'woocommerce-products-product_cat',
        'Categories',
        'edit_product_terms',
        'edit-tags.php?taxonomy=product_cat&post_type=product',
        20,
        'term.php(?=.*[?|&]taxonomy=product_cat(&|$|#))|edit-tags.php(?=.*[?|&]taxonomy=product_cat(&|$|#))',
      ],
      [
        'woocommerce-products-product_tag',
        'Tags',
        'edit_product_terms',
        'edit-tags.php?taxonomy=product_tag&post_type=product',
        30,
        'term.php(?=.*[?|&]taxonomy=product_tag(&|$|#))|edit-tags.php(?=.*[?|&]taxonomy=product_tag(&|$|#))',
      ],
      [
        'woocommerce-product-attributes',
        'Attributes',
        'manage_product_terms',
        'edit.php?post_type=product&page=product_attributes',
        40,
        'edit.php(?=.*[?|&]page=product_attributes(&|$|#))|edit-tags.php(?=.*[?|&]taxonomy=pa_)(?=.*[?|&]post_type=product(&|$|#))',
      ],
      [
        'woocommerce-products-product-add-new',
        'Add New',
        'edit_products',
        'post-new.php?post_type=product',
        50,
      ],
    ],
  },
  {
    parent: 'woocommerce-settings',
    menuId: 'secondary',
    migrate: true,
    rows: [
      ['settings-general', 'General', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=general', 10],
      ['settings-products', 'Products', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=products', 20],
      ['settings-tax', 'Tax', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=tax', 25],
      ['settings-shipping', 'Shipping', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=shipping', 30],
      ['settings-checkout', 'Payments', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=checkout', 40],
      [
        'settings-account',
        'Accounts & Privacy',
        'manage_woocommerce',
        'admin.php?page=wc-settings&tab=account',
        50,
      ],
      ['settings-email', 'Emails', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=email', 60],
      ['settings-advanced', 'Advanced', 'manage_woocommerce', 'admin.php?page=wc-settings&tab=advanced', 80],
      [
        'woocommerce-analytics-settings',
        'Analytics',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/settings',
        100,
      ],
    ],
  },
  {
    parent: 'woocommerce',
    menuId: 'secondary',
    migrate: true,
    rows: [['woocommerce-marketplace', 'Marketplace', 'manage_woocommerce', 'admin.php?page=wc-addons', 10]],
  },
  {
    parent: 'woocommerce-orders',
    menuId: 'primary',
    migrate: true,
    rows: [
      [
        'woocommerce-orders-shop_order-all-items',
        'Orders',
        'edit_shop_orders',
        'edit.php?post_type=shop_order',
        10,
        null,
      ],
      [
        'woocommerce-orders-shop_order-add-new',
        'Add order',
        'edit_shop_orders',
        'post-new.php?post_type=shop_order',
        20,
      ],
    ],
  },
  {
    parent: 'woocommerce-marketing',
    menuId: 'primary',
    migrate: true,
    rows: [
      [
        'woocommerce-marketing-overview',
        'Overview',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/marketing',
        10,
      ],
      [
        'woocommerce-marketing-shop_coupon',
        'Coupons',
        'edit_shop_coupons',
        'edit.php?post_type=shop_coupon',
        100,
        null,
      ],
    ],
  },
  {
    parent: 'woocommerce-analytics',
    menuId: 'primary',
    migrate: true,
    rows: [
      [
        'woocommerce-analytics-overview',
        'Overview',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/overview',
        10,
      ],
      [
        'woocommerce-analytics-products',
        'Products',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/products',
        20,
      ],
      [
        'woocommerce-analytics-revenue',
        'Revenue',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/revenue',
        30,
      ],
      [
        'woocommerce-analytics-orders',
        'Orders',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/orders',
        40,
      ],
      [
        'woocommerce-analytics-variations',
        'Variations',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/variations',
        50,
      ],
      [
        'woocommerce-analytics-categories',
        'Categories',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/categories',
        60,
      ],
      [
        'woocommerce-analytics-coupons',
        'Coupons',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/coupons',
        70,
      ],
      [
        'woocommerce-analytics-taxes',
        'Taxes',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/taxes',
        80,
      ],
      [
        'woocommerce-analytics-downloads',
        'Downloads',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/downloads',
        90,
      ],
      [
        'woocommerce-analytics-stock',
        'Stock',
        'view_woocommerce_reports',
        'admin.php?page=wc-admin&path=/analytics/stock',
        100,
      ],
    ],
  },
  {
    parent: 'woocommerce',
    menuId: 'plugins',
    migrate: true,
    rows: [
      [
        'woocommerce-reviews',
        'Reviews',
        'moderate_comments',
        'edit.php?post_type=product&page=product-reviews',
        100,
      ],
    ],
  },
];

/** Categories: id, title, place, where they stand, and what leads back out of them. */
export const NAVIGATION_CATEGORIES = [
  {
    id: 'woocommerce-orders',
    title: 'Orders',
    order: 10,
    menuId: 'primary',
    parent: 'woocommerce',
    backButtonLabel: 'WooCommerce Home',
  },
  {
    id: 'woocommerce-products',
    title: 'Products',
    order: 20,
    menuId: 'primary',
    parent: 'woocommerce',
    backButtonLabel: 'WooCommerce Home',
  },
  {
    id: 'woocommerce-settings',
    title: 'Settings',
    order: 20,
    menuId: 'secondary',
    parent: 'woocommerce',
    backButtonLabel: 'WooCommerce Home',
  },
  {
    id: 'woocommerce-analytics',
    title: 'Analytics',
    order: 30,
    menuId: 'primary',
    parent: 'woocommerce',
    backButtonLabel: 'WooCommerce Home',
  },
  {
    id: 'woocommerce-tools',
    title: 'Tools',
    order: 30,
    menuId: 'secondary',
    parent: 'woocommerce',
    backButtonLabel: 'WooCommerce Home',
  },
  {
    id: 'woocommerce-marketing',
    title: 'Marketing',
    order: 40,
    menuId: 'primary',
    parent: 'woocommerce',
    backButtonLabel: 'WooCommerce Home',
  },
] as const;
