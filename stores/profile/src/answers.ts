export interface Industry {
  slug: string;
  detail?: string;
}

export type ProductTypeName =
  | 'physical'
  | 'downloads'
  | 'subscriptions'
  | 'memberships'
  | 'bookings'
  | 'product-bundles'
  | 'product-add-ons';

/** What the owner can say of the shop (contract, section 6.2). */
export interface ProfileAnswers {
  completed: boolean;
  skipped: boolean;
  /** The shop is set up for somebody else. */
  setup_client: boolean;
  is_agree_marketing: boolean;
  is_store_country_set: boolean;
  industry: Industry[];
  product_types: ProductTypeName[];
  product_count: '0' | '1-10' | '11-100' | '101-1000' | '1000+';
  selling_venues: 'no' | 'other' | 'brick-mortar' | 'brick-mortar-other' | 'other-woocommerce';
  number_employees: '1' | '<10' | '10-50' | '50-250' | '+250' | 'not specified';
  revenue:
    | 'none'
    | 'up-to-2500'
    | '2500-10000'
    | '10000-50000'
    | '50000-250000'
    | 'more-than-250000'
    | 'rather-not-say';
  other_platform:
    | 'shopify'
    | 'bigcommerce'
    | 'magento'
    | 'wix'
    | 'amazon'
    | 'ebay'
    | 'etsy'
    | 'squarespace'
    | 'other';
  other_platform_name: string;
  /** Slugs of plugins the owner wants. */
  business_extensions: string[];
  /** The slug of the theme the owner wants. */
  theme: string;
  /** Empty while nobody gave one. */
  store_email: string;
}

/** What the store profiler asks as well; older hosts keep it in the option alone (contract, remaining screens). */
export interface ProfilerAnswers {
  business_choice:
    | 'im_just_starting_my_business'
    | 'im_already_selling'
    | 'im_setting_up_a_store_for_a_client';
  /** Empty unless the shop sells already. */
  selling_online_answer:
    | 'yes_im_selling_online'
    | 'no_im_selling_offline'
    | 'im_selling_both_online_and_offline'
    | '';
  /** Keys such as `etsy`. */
  selling_platforms: string[];
  is_plugins_page_skipped: boolean;
}

export type ProfilePatch = Partial<ProfileAnswers & ProfilerAnswers>;

/** What was answered so far; members nobody answered are absent. */
export interface Profile extends ProfilePatch {
  /** Worked out by the server: the shop is connected to the marketplace. */
  wccom_connected?: boolean;
}
