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

/** The store profile (contract, section 6.2). */
export interface ProfileAnswers {
  completed: boolean;
  skipped: boolean;
  /** The store is set up for a client. */
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
  /** Slugs of plugins the user selected. */
  business_extensions: string[];
  /** Slug of the theme the user selected. */
  theme: string;
  /** Empty if not given. */
  store_email: string;
}

/** Further answers of the store profiler; older hosts store them only in the option (contract, remaining screens). */
export interface ProfilerAnswers {
  business_choice:
    | 'im_just_starting_my_business'
    | 'im_already_selling'
    | 'im_setting_up_a_store_for_a_client';
  /** Empty unless the store already sells. */
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

/** Answers so far; unanswered members are missing. */
export interface Profile extends ProfilePatch {
  /** Set by the server: the store is connected to the marketplace. */
  wccom_connected?: boolean;
}
