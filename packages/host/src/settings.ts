/** The currency format of the store. */
export interface Currency {
  /** ISO 4217 code, such as `USD`; empty if unknown. */
  readonly code: string;
  /** The number of decimals. */
  readonly precision: number;
  readonly symbol: string;
  readonly symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  /** `%1$s` is the symbol, `%2$s` the number. */
  readonly priceFormat: string;
}

export interface SiteLocale {
  /** Such as `de_DE`. */
  readonly siteLocale: string;
  /** The language of texts and dates: English if the user's language has no translations. */
  readonly userLocale: string;
  /** Seven names, starting with Sunday. */
  readonly weekdaysShort: readonly string[];
}

export interface PluginLists {
  readonly installedPlugins: readonly string[];
  readonly activePlugins: readonly string[];
  /** Only if Jetpack is active. */
  readonly jetpackStatus?: { readonly isActive: boolean } | undefined;
}

/** The settings group `wc_admin`, as initial values of a store. */
export interface AnalyticsSettings {
  readonly woocommerce_excluded_report_order_statuses: readonly string[];
  readonly woocommerce_actionable_order_statuses: readonly string[];
  /** A query such as `period=month&compare=previous_year`, without HTML escapes. */
  readonly woocommerce_default_date_range: string;
  /** Empty until first saved. */
  readonly woocommerce_date_type: string;
  /** The interval of scheduled updates, such as `12 hours`. */
  readonly woocommerce_analytics_import_interval?: string | undefined;
}

export interface OnboardingTheme {
  readonly slug: string;
  readonly title: string;
  readonly price: string;
  readonly is_installed: boolean;
  readonly image: string;
  readonly excerpt?: string | undefined;
  /** The product id in the marketplace, for paid themes. */
  readonly id?: number | undefined;
}

/** Data of the setup wizard. Embedded pages have the profile only. */
export interface Onboarding {
  readonly profile: Readonly<Record<string, unknown>>;
  /** HTML entities by currency code. */
  readonly currencySymbols?: Readonly<Record<string, string>> | undefined;
  readonly euCountries?: readonly string[] | undefined;
  readonly localeInfo?: Readonly<Record<string, unknown>> | undefined;
  readonly industries?: Readonly<Record<string, unknown>> | undefined;
  readonly activeTheme?: string | undefined;
  readonly themes?: readonly OnboardingTheme[] | undefined;
}

export interface StorePage {
  readonly id: number;
  readonly title: string;
  /** Missing if the page does not exist. */
  readonly permalink?: string | undefined;
}

/** A breadcrumb of an embedded page. The last one is a label without a link. */
export type EmbedBreadcrumb = readonly [href: string, label: string] | string;

/** Static settings from the page globals. The client never changes them. */
export interface HostSettings {
  readonly siteTitle: string;
  /** The product name, used in titles such as "{name} Home". */
  readonly woocommerceTranslation: string;
  /** With a trailing slash. */
  readonly adminUrl: string;
  /** With a trailing slash. */
  readonly homeUrl: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly shopUrl: string;
  /** The customer's account page. */
  readonly dashboardUrl: string;
  readonly wpLoginUrl: string;
  readonly wcAssetUrl: string;
  readonly wcAdminAssetUrl: string;
  readonly placeholderImgSrc: string;
  readonly wcVersion: string;
  readonly wpVersion: string;

  readonly currency: Currency;
  readonly locale: SiteLocale;
  /** A PHP date format, such as `F j, Y`. */
  readonly dateFormat: string;
  /** The time zone of the site: a name, or an offset such as `+02:00`. */
  readonly timeZone: string;

  /** Names by country code. */
  readonly countries: Readonly<Record<string, string>>;
  /** State names by country code and state code; empty for countries without states. */
  readonly countryStates: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Labels by status, without the `wc-` prefix. */
  readonly orderStatuses: Readonly<Record<string, string>>;
  readonly unregisteredOrderStatuses: Readonly<Record<string, string>>;
  /** How reports count refunds. WooCommerce provides it since 10.2. */
  readonly usesNewFullRefundData: boolean;
  readonly stockStatuses: Readonly<Record<string, string>>;
  /** By name: `shop`, `cart`, `checkout`, `myaccount`, `privacy`, `terms`. */
  readonly storePages: Readonly<Record<string, StorePage>>;

  readonly currentUserId: number;
  readonly currentUserIsAdmin: boolean;
  /** The response of `GET /wp/v2/users/me?context=edit`. */
  readonly currentUserData: Readonly<Record<string, unknown>> | undefined;

  readonly reviewsEnabled: boolean;
  readonly manageStock: boolean;
  readonly commentModeration: boolean;
  /** The stock threshold in units. */
  readonly notifyLowStockAmount: number;
  readonly allowMarketplaceSuggestions: boolean;
  readonly variationTitleAttributesSeparator: string;
  readonly plugins: PluginLists;
  readonly onboarding: Onboarding;
  readonly visibleTaskListIds: readonly string[];
  /** The number of unread notes of type error or update. */
  readonly alertCount: number;
  readonly connectNonce: string;
  readonly wcpayWelcomePageConnectNonce: string;
  /** The responses of the two endpoints of allowed indicators and leaderboards. */
  readonly dataEndpoints: Readonly<Record<string, unknown>>;
  /** Only on pages of the marketing feature. */
  readonly marketing: Readonly<Record<string, unknown>> | undefined;
  /** Only on embedded pages. */
  readonly embedBreadcrumbs: readonly EmbedBreadcrumb[];

  /** Initial values by option name. Screens read the options store instead. */
  readonly preloadOptions: Readonly<Record<string, unknown>>;
  /** Initial values by group and setting id. Screens read the settings store instead. */
  readonly preloadSettings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Initial values. Screens read the settings store instead. */
  readonly wcAdminSettings: AnalyticsSettings;
}
