/** Which settings stand where on the classic pages; what they are comes from the settings themselves. */
export interface FieldRow {
  /** Settings of the row; those after the first share its heading. */
  settings: readonly string[];
  /** Shown only while another field has this value. */
  shownIf?: { setting: string; value: string };
  /** Where the client may put a notice after this row. */
  slotAfter?: 'tax-conflict';
}

export interface FieldGroup {
  /** Id of the group; its description is found under `{id}-description`. */
  id: string;
  title: string;
  description?: string;
  rows: readonly FieldRow[];
}

export interface SettingsSection {
  /** `''` is the section a tab opens with. */
  slug: string;
  label: string;
  groups: readonly FieldGroup[];
  /** The gateway whose form the section shows. */
  gateway?: string;
  /** What the section will be for, while it has no fields. */
  purpose?: string;
}

export interface SettingsTab {
  slug: string;
  label: string;
  /** Group of settings that the fields belong to. */
  settingGroup: string;
  sections: readonly SettingsSection[];
}

const row = (...settings: string[]): FieldRow => ({ settings });

const GENERAL: SettingsTab = {
  slug: 'general',
  label: 'General',
  settingGroup: 'general',
  sections: [
    {
      slug: '',
      label: '',
      groups: [
        {
          id: 'store_address',
          title: 'Store Address',
          description:
            'Where your business is located. Tax rates, shipping rates and the currency to start with follow from it.',
          rows: [
            row('woocommerce_store_address'),
            row('woocommerce_store_address_2'),
            row('woocommerce_store_city'),
            row('woocommerce_default_country'),
            row('woocommerce_store_postcode'),
          ],
        },
        {
          id: 'general_options',
          title: 'General options',
          rows: [
            row('woocommerce_allowed_countries'),
            {
              settings: ['woocommerce_all_except_countries'],
              shownIf: { setting: 'woocommerce_allowed_countries', value: 'all_except' },
            },
            {
              settings: ['woocommerce_specific_allowed_countries'],
              shownIf: { setting: 'woocommerce_allowed_countries', value: 'specific' },
            },
            row('woocommerce_ship_to_countries'),
            {
              settings: ['woocommerce_specific_ship_to_countries'],
              shownIf: { setting: 'woocommerce_ship_to_countries', value: 'specific' },
            },
            row('woocommerce_default_customer_address'),
            row('woocommerce_calc_taxes'),
            row('woocommerce_enable_coupons', 'woocommerce_calc_discounts_sequentially'),
          ],
        },
        {
          id: 'pricing_options',
          title: 'Currency options',
          description: 'How prices are written in the shop.',
          rows: [
            row('woocommerce_currency'),
            row('woocommerce_currency_pos'),
            row('woocommerce_price_thousand_sep'),
            row('woocommerce_price_decimal_sep'),
            row('woocommerce_price_num_decimals'),
          ],
        },
      ],
    },
  ],
};

const PRODUCTS: SettingsTab = {
  slug: 'products',
  label: 'Products',
  settingGroup: 'products',
  sections: [
    {
      slug: '',
      label: 'General',
      groups: [
        {
          id: 'catalog_options',
          title: 'Shop pages',
          rows: [
            row('woocommerce_shop_page_id'),
            row('woocommerce_cart_redirect_after_add', 'woocommerce_enable_ajax_add_to_cart'),
            row('woocommerce_placeholder_image'),
          ],
        },
        {
          id: 'product_measurement_options',
          title: 'Measurements',
          rows: [row('woocommerce_weight_unit'), row('woocommerce_dimension_unit')],
        },
        {
          id: 'product_rating_options',
          title: 'Reviews',
          rows: [
            row(
              'woocommerce_enable_reviews',
              'woocommerce_review_rating_verification_label',
              'woocommerce_review_rating_verification_required',
            ),
            row('woocommerce_enable_review_rating', 'woocommerce_review_rating_required'),
          ],
        },
      ],
    },
    {
      slug: 'inventory',
      label: 'Inventory',
      groups: [
        {
          id: 'product_inventory_options',
          title: 'Inventory',
          rows: [
            row('woocommerce_manage_stock'),
            row('woocommerce_hold_stock_minutes'),
            row('woocommerce_notify_low_stock', 'woocommerce_notify_no_stock'),
            row('woocommerce_stock_email_recipient'),
            row('woocommerce_notify_low_stock_amount'),
            row('woocommerce_notify_no_stock_amount'),
            row('woocommerce_hide_out_of_stock_items'),
            row('woocommerce_stock_format'),
          ],
        },
      ],
    },
    {
      slug: 'downloadable',
      label: 'Downloadable products',
      groups: [
        {
          id: 'digital_download_options',
          title: 'Downloadable products',
          rows: [
            row('woocommerce_file_download_method', 'woocommerce_downloads_redirect_fallback_allowed'),
            row('woocommerce_downloads_require_login', 'woocommerce_downloads_grant_access_after_payment'),
            row('woocommerce_downloads_deliver_inline'),
            row('woocommerce_downloads_add_hash_to_filename'),
          ],
        },
      ],
    },
  ],
};

const RATES =
  'Tax rates of this class will be listed here, with their country, state, postcode and percentage.';

const TAX: SettingsTab = {
  slug: 'tax',
  label: 'Tax',
  settingGroup: 'tax',
  sections: [
    {
      slug: '',
      label: 'Tax options',
      groups: [
        {
          id: 'tax_options',
          title: 'Tax options',
          rows: [
            row('woocommerce_prices_include_tax'),
            row('woocommerce_tax_based_on'),
            row('woocommerce_shipping_tax_class'),
            row('woocommerce_tax_round_at_subtotal'),
            row('woocommerce_tax_classes'),
            row('woocommerce_tax_display_shop'),
            { settings: ['woocommerce_tax_display_cart'], slotAfter: 'tax-conflict' },
            row('woocommerce_price_display_suffix'),
            row('woocommerce_tax_total_display'),
          ],
        },
      ],
    },
    { slug: 'standard', label: 'Standard rates', groups: [], purpose: RATES },
    { slug: 'reduced-rate', label: 'Reduced rate rates', groups: [], purpose: RATES },
    { slug: 'zero-rate', label: 'Zero rate rates', groups: [], purpose: RATES },
  ],
};

const SHIPPING: SettingsTab = {
  slug: 'shipping',
  label: 'Shipping',
  settingGroup: 'shipping',
  sections: [
    { slug: '', label: 'Shipping zones', groups: [] },
    {
      slug: 'options',
      label: 'Shipping options',
      groups: [
        {
          id: 'shipping_options',
          title: 'Shipping options',
          rows: [
            row('woocommerce_enable_shipping_calc', 'woocommerce_shipping_cost_requires_address'),
            row('woocommerce_ship_to_destination'),
            row('woocommerce_shipping_debug_mode'),
          ],
        },
      ],
    },
  ],
};

const PAYMENTS: SettingsTab = {
  slug: 'checkout',
  label: 'Payments',
  settingGroup: 'checkout',
  // A section for each gateway follows.
  sections: [{ slug: '', label: 'Payment methods', groups: [] }],
};

/** In the order of the tabs on the page. */
export const SETTINGS_TABS: readonly SettingsTab[] = [GENERAL, PRODUCTS, TAX, SHIPPING, PAYMENTS];
