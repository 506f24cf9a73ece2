/** How the shop writes money. */
export interface Currency {
  /** ISO 4217, such as `USD`; empty when the page does not tell. */
  readonly code: string;
  /** Number of decimals. */
  readonly precision: number;
  readonly symbol: string;
  readonly symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  /** `%1$s` stands for the symbol, `%2$s` for the number. */
  readonly priceFormat: string;
}

export interface SiteLocale {
  /** Such as `de_DE`. */
  readonly siteLocale: string;
  /** The language of our texts, and so of dates: English where the user's own has no translations. */
  readonly userLocale: string;
  /** Seven names, Sunday first. */
  readonly weekdaysShort: readonly string[];
}

export interface PluginLists {
  readonly installedPlugins: readonly string[];
  readonly activePlugins: readonly string[];
  /** Only where the connectivity plugin is active. */
  readonly jetpackStatus?: { readonly isActive: boolean } | undefined;
}

/** The settings of group `wc_admin`: what a data store starts from. */
export interface AnalyticsSettings {
  readonly woocommerce_excluded_report_order_statuses: readonly string[];
  readonly woocommerce_actionable_order_statuses: readonly string[];
  /** A query such as `period=month&compare=previous_year`, without HTML escapes. */
  readonly woocommerce_default_date_range: string;
  /** Empty until it is first saved. */
  readonly woocommerce_date_type: string;
  /** How often scheduled updates come, in words: `12 hours`. */
  readonly woocommerce_analytics_import_interval?: string | undefined;
}

export interface OnboardingTheme {
  readonly slug: string;
  readonly title: string;
  readonly price: string;
  readonly is_installed: boolean;
  readonly image: string;
  readonly excerpt?: string | undefined;
  /** Its number in the marketplace, where it is sold. */
  readonly id?: number | undefined;
}

/** What the first-run screens need; own pages print all of it, classic pages the profile only. */
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
  /** Missing when the shop has no such page. */
  readonly permalink?: string | undefined;
}

/** A step of the trail on a classic page: address and label; the last one is a label alone. */
export type EmbedBreadcrumb = readonly [href: string, label: string] | string;

/** The static settings: printed into the page, never written by the client. */
export interface HostSettings {
  readonly siteTitle: string;
  /** What the product calls itself, used in titles and in '{name} Home'. */
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
  /** The site's, not the browser's: a zone name or an offset such as `+02:00`. */
  readonly timeZone: string;

  /** Names by country code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Names by state code by country code; empty for a country without states. */
  readonly countryStates: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Labels by status, without the `wc-` prefix. */
  readonly orderStatuses: Readonly<Record<string, string>>;
  readonly unregisteredOrderStatuses: Readonly<Record<string, string>>;
  /** By which rule the reports count refunds; WooCommerce tells it since 10.2. */
  readonly usesNewFullRefundData: boolean;
  readonly stockStatuses: Readonly<Record<string, string>>;
  /** By name: `shop`, `cart`, `checkout`, `myaccount`, `privacy`, `terms`. */
  readonly storePages: Readonly<Record<string, StorePage>>;

  readonly currentUserId: number;
  readonly currentUserIsAdmin: boolean;
  /** The record of `GET /wp/v2/users/me?context=edit`, as the server sends it. */
  readonly currentUserData: Readonly<Record<string, unknown>> | undefined;

  readonly reviewsEnabled: boolean;
  readonly manageStock: boolean;
  readonly commentModeration: boolean;
  /** Pieces. */
  readonly notifyLowStockAmount: number;
  readonly allowMarketplaceSuggestions: boolean;
  readonly variationTitleAttributesSeparator: string;
  readonly plugins: PluginLists;
  readonly onboarding: Onboarding;
  readonly visibleTaskListIds: readonly string[];
  /** Unread notes that report errors or updates. */
  readonly alertCount: number;
  readonly connectNonce: string;
  readonly wcpayWelcomePageConnectNonce: string;
  /** Answers of the two lists of allowed indicators and leaderboards. */
  readonly dataEndpoints: Readonly<Record<string, unknown>>;
  /** Only on pages of the marketing feature. */
  readonly marketing: Readonly<Record<string, unknown>> | undefined;
  /** Only on classic pages. */
  readonly embedBreadcrumbs: readonly EmbedBreadcrumb[];

  /** Values by option name. Stores start from it; screens read the options store. */
  readonly preloadOptions: Readonly<Record<string, unknown>>;
  /** Values by setting id by group. Stores start from it; screens read the settings store. */
  readonly preloadSettings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Stores start from it; screens read the settings store. */
  readonly wcAdminSettings: AnalyticsSettings;
}
