import { listFailedDeliveries } from '../../analytics';
import type { StoreContext } from '../../context';
import { getTextOption, getSite, getEnabledFeatures, PLATFORM_FEATURES } from '../../site';
import { REST_ACTION } from '../../security';
import { BUILD_PATH } from '../shared/addresses';
import { CART_PATH } from '../cart/cart-page';
import type { MenuCounts } from '../chrome/menu';
import { toEncodedSource, toSource } from '../../html/script';
import { newProductPage } from '../shared/product-addresses';
import { getLoginUrl } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { readAdminSettings } from './admin-settings';
import { preload } from './preload';
import { readNavigation } from './navigation';
import { readStoreSettings } from './store-settings';

/** Requests that every page with the client starts with; the page includes their responses. */
const PRELOADED = ['/wc-admin/onboarding/tasks'] as const;

export type EmbedBreadcrumbs = readonly (readonly [href: string, label: string] | string)[];

export interface Hydration {
  isOwnPage: boolean;
  counts: MenuCounts;
  /** Whether the page includes the platform's own request setup, as dashboard pages and the product editor do. */
  hasApiSettings: boolean;
  /** The breadcrumbs of a classic page. */
  breadcrumbs?: EmbedBreadcrumbs;
}

/** The statements that pass the page's data to the client. */
export function hydrate(context: AdminPageContext, page: Hydration): string[] {
  const { siteUrl, db, assets } = context.store;
  const features = readFeatures(context.store);
  const site = getSite(db);
  const settings = {
    ...readStoreSettings(context),
    admin: {
      ...readAdminSettings(context, page.isOwnPage),
      ...(page.breadcrumbs ? { embedBreadcrumbs: page.breadcrumbs } : {}),
    },
  };
  const api = {
    root: `${siteUrl}/wp-json/`,
    nonce: context.nonceFor(REST_ACTION),
    nonceEndpoint: `${siteUrl}/wp-admin/admin-ajax.php?action=rest-nonce`,
    loginUrl: getLoginUrl(context),
  };
  const assetSource = { path: siteUrl + BUILD_PATH, version: assets.manifest().version };
  return [
    `var wcSettings = ${toEncodedSource(settings)};`,
    `var wcAdminFeatures = ${toSource(features)};`,
    ...(page.hasApiSettings
      ? [`var wpApiSettings = ${toSource({ root: api.root, nonce: api.nonce, versionString: 'wp/v2/' })};`]
      : []),
    ...(features['navigation']
      ? [
          `var wcNavigation = ${toSource(
            readNavigation(siteUrl, page.counts, {
              hasAnalytics: features['analytics'] === true,
              managesStock: getTextOption(db, 'woocommerce_manage_stock', 'yes') === 'yes',
              hasSettings: features['settings'] === true,
              newProduct: newProductPage(context.store),
            }),
          )};`,
        ]
      : []),
    trackingSource(getTextOption(db, 'woocommerce_allow_tracking') === 'yes'),
    `var wcAdminAssets = ${toSource(assetSource)};`,
    `var storeAdminHost = ${toSource({
      api,
      preloaded: preload(context, PRELOADED),
      startOfWeek: site.startOfWeek,
      timeFormat: site.timeFormat,
      cartUrl: siteUrl + CART_PATH,
      failedDeliveries: listFailedDeliveries(context.store, context.session.user),
    })};`,
  ];
}

/** Slugs that the page includes even when they are disabled (contract, hydration, section 4.2). */
const NAMED_FEATURES = [...PLATFORM_FEATURES, 'navigation'];

/** Feature slug → whether it is enabled. Missing slugs are disabled. */
function readFeatures(store: StoreContext): Record<string, boolean> {
  const enabled = getEnabledFeatures(store);
  const slugs = new Set([...NAMED_FEATURES, ...enabled]);
  return Object.fromEntries([...slugs].map((slug) => [slug, enabled.has(slug)]));
}

/**
 * Event recording with the platform's API, including its filter for properties. With consent, events are dispatched
 * inside the page, where `events.js` and extensions listen. They are only sent to this store.
 */
function trackingSource(isEnabled: boolean): string {
  return `var wcTracks = {
  isEnabled: ${isEnabled},
  validateEvent: function () { return true; },
  recordEvent: function ( name, props ) {
    if ( ! wcTracks.isEnabled ) return;
    var hooks = window.wp && window.wp.hooks;
    var all = hooks ? hooks.applyFilters( 'woocommerce_tracks_client_event_properties', props || {}, 'wcadmin_' + name ) : props || {};
    dispatchEvent( new CustomEvent( 'wcTracksEvent', { detail: { name: name, props: all } } ) );
  },
  enable: function ( callback ) {
    wcTracks.isEnabled = true;
    if ( callback ) callback();
  }
};`;
}
