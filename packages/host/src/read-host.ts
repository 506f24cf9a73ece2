import { address, count, listOf, map, nullable, optional, shape, text, weekday } from './parsers';
import { readSettings } from './read-settings';
import { createReader, type Read } from './reader';
import type { HostSettings } from './settings';

export interface HostApi {
  /** `https://store.example/wp-json/`, or `https://store.example/?rest_route=/`. */
  readonly root: string;
  readonly nonce: string | undefined;
  readonly nonceEndpoint: string;
  /** Where a logged-out user logs in again. */
  readonly loginUrl: string;
}

/** A scheduled email report that failed and was not acknowledged. */
export interface FailedDelivery {
  readonly id: number;
  readonly name: string;
  /** The path of the report, such as `/analytics/orders`. */
  readonly path: string;
}

/** The environment that the page provides. */
export interface Host {
  /**
   * `dashboard`: the client renders the whole content area; `embedded`: it decorates a page of the host;
   * `none`: there is no mount element.
   */
  readonly mode: 'dashboard' | 'embedded' | 'none';
  readonly mount: HTMLElement | undefined;
  readonly api: HostApi;
  /** The marketplace cart, if it is not on the marketplace itself. */
  readonly cartUrl: string | undefined;
  /** Returns the assets of the host's media library, if it has one. */
  readonly mediaLibraryUrl: string | undefined;
  /** REST responses by path, for `configureHttp`. */
  readonly preloaded: Readonly<Record<string, unknown>>;
  /**
   * Path patterns of the pages that the dashboard renders, such as `/analytics/:report`; all pages if
   * undefined.
   */
  readonly dashboardPaths: readonly string[] | undefined;
  /** Ids of tasks whose pages the host renders. */
  readonly hostTasks: readonly string[];
  readonly failedDeliveries: readonly FailedDelivery[];
  /** Enabled feature flags. */
  readonly features: ReadonlySet<string>;
  readonly settings: HostSettings;
  /** The first day of the week; 0 is Sunday. */
  readonly startOfWeek: number;
  /** A PHP time format, such as `g:i a`. */
  readonly timeFormat: string;
  /** The unvalidated `wcSettings`, for `getSetting`. */
  readonly rawSettings: Readonly<Record<string, unknown>>;
  /** Missing or invalid globals, such as `wcSettings.currency: missing`. */
  readonly problems: readonly string[];
}

/** The default of WordPress, which does not expose the setting to pages. */
const MONDAY = 1;

/** The default time format of WordPress. */
const TIME_FORMAT = 'g:i a';

/** Reads the globals and mount element of a page. Never throws; problems are listed in the result. */
export function readHost(page: Window): Host {
  const problems: string[] = [];
  const printed = readGlobalRecord(page, 'wcSettings', problems);
  const ours = createReader('storeAdminHost', readGlobalRecord(page, 'storeAdminHost', problems), problems);
  const settings = readSettings(printed, hasTranslations(page, ours), problems);
  const own = page.document.getElementById('root');
  const classic = page.document.getElementById('woocommerce-embedded-root');
  return {
    mode: own ? 'dashboard' : classic ? 'embedded' : 'none',
    mount: own ?? classic ?? undefined,
    api: readApi(page, ours, settings, problems),
    cartUrl: ours('cartUrl', optional(address), undefined),
    mediaLibraryUrl: ours('mediaLibrary', nullable(address), undefined),
    preloaded: ours('preloaded', optional(map), undefined) ?? {},
    dashboardPaths: ours('paths', optional(listOf(text)), undefined),
    hostTasks: ours('hostTasks', optional(listOf(text)), undefined) ?? [],
    failedDeliveries: ours('failedDeliveries', optional(listOf(failedDelivery)), undefined) ?? [],
    features: readFeatures(page, ours, problems),
    settings,
    startOfWeek: ours('startOfWeek', optional(weekday), undefined) ?? MONDAY,
    timeFormat: ours('timeFormat', optional(text), undefined) || TIME_FORMAT,
    rawSettings: printed ?? {},
    problems,
  };
}

/** Whether the page has translations in the user's language. */
const hasTranslations = (page: Window, ours: Read) =>
  [ours('translations', optional(map), undefined), Reflect.get(page, 'storeAdminTranslations')].some(
    (data) => Object.keys(Object(data)).length > 0,
  );

/** Feature flags of the store, overridden by the owner's choices. */
function readFeatures(page: Window, ours: Read, problems: string[]): ReadonlySet<string> {
  const flags = {
    ...readGlobalRecord(page, 'wcAdminFeatures', problems),
    ...ours('features', optional(map), undefined),
  };
  return new Set(Object.entries(flags).flatMap(([slug, isOn]) => (isOn === true ? [slug] : [])));
}

const failedDelivery = shape({ id: count, name: text, path: text });
const ownApi = shape({ root: address, nonce: optional(text), nonceEndpoint: address, loginUrl: address });

/** Reads `storeAdminHost.api`, or else `wpApiSettings`, which most embedded pages lack. */
function readApi(page: Window, ours: Read, settings: HostSettings, problems: string[]): HostApi {
  const own = ours('api', ownApi, undefined);
  if (own) return own;
  const platform = createReader('wpApiSettings', readGlobalRecord(page, 'wpApiSettings', problems), problems);
  return {
    root: platform('root', address, `${settings.homeUrl}wp-json/`),
    nonce: platform('nonce', text, undefined),
    nonceEndpoint: `${settings.adminUrl}admin-ajax.php?action=rest-nonce`,
    loginUrl: settings.wpLoginUrl,
  };
}

function readGlobalRecord(
  page: Window,
  name: string,
  problems: string[],
): Record<string, unknown> | undefined {
  return createReader('window', { [name]: readGlobal(page, name) }, problems)(name, map, undefined);
}

/** Another script may have replaced the global with a throwing getter. */
function readGlobal(page: Window, name: string): unknown {
  try {
    return Reflect.get(page, name);
  } catch {
    return undefined;
  }
}
