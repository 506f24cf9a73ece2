import { address, count, listOf, map, nullable, optional, shape, text, weekday } from './checks';
import { readSettings } from './read-settings';
import { readerOf, type Read } from './reader';
import type { HostSettings } from './settings';

export interface HostApi {
  /** `https://store.example/wp-json/`, or `https://store.example/?rest_route=/`. */
  readonly root: string;
  readonly nonce: string | undefined;
  readonly nonceEndpoint: string;
  /** Where a user logs in again after the session was lost. */
  readonly loginUrl: string;
}

/** A report whose scheduled e-mail was not sent, which nobody has read yet. */
export interface FailedDelivery {
  readonly id: number;
  readonly name: string;
  /** Of the report: `/analytics/orders`. */
  readonly path: string;
}

/** What the page hands over. */
export interface Host {
  /** `own`: the whole content area is ours; `classic`: we decorate a page of the host; `none`: no place for us. */
  readonly mode: 'own' | 'classic' | 'none';
  readonly mount: HTMLElement | undefined;
  readonly api: HostApi;
  /** Where the marketplace's cart is, where that is not the marketplace itself. */
  readonly cartUrl: string | undefined;
  /** Says what the host's media library is made of, on hosts that have one. */
  readonly mediaLibraryUrl: string | undefined;
  /** REST answers by path, for `configureHttp`. */
  readonly preloaded: Readonly<Record<string, unknown>>;
  /** Patterns of the own pages that this dashboard draws, such as `/analytics/:report`; all of them where none are named. */
  readonly ownPaths: readonly string[] | undefined;
  /** Tasks whose pages the host draws itself. */
  readonly hostTasks: readonly string[];
  readonly failedDeliveries: readonly FailedDelivery[];
  /** The features which are switched on. */
  readonly features: ReadonlySet<string>;
  readonly settings: HostSettings;
  /** The day on which the shop's weeks begin; 0 is Sunday. */
  readonly startOfWeek: number;
  /** A PHP time format, such as `g:i a`. */
  readonly timeFormat: string;
  /** The settings as they were printed, for `getSetting`. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** What was missing or malformed and costs its feature, such as `wcSettings.currency: missing`. */
  readonly problems: readonly string[];
}

/** Where weeks begin on a fresh platform, whose own settings do not tell it to pages. */
const MONDAY = 1;

/** How a fresh platform writes times. */
const TIME_FORMAT = 'g:i a';

/** Reads what the page hands over. Never throws, whatever was printed. */
export function readHost(page: Window): Host {
  const problems: string[] = [];
  const printed = recordOf(page, 'wcSettings', problems);
  const ours = readerOf('storeAdminHost', recordOf(page, 'storeAdminHost', problems), problems);
  const settings = readSettings(printed, hasTranslations(ours), problems);
  const own = page.document.getElementById('root');
  const classic = page.document.getElementById('woocommerce-embedded-root');
  return {
    mode: own ? 'own' : classic ? 'classic' : 'none',
    mount: own ?? classic ?? undefined,
    api: readApi(page, ours, settings, problems),
    cartUrl: ours('cartUrl', optional(address), undefined),
    mediaLibraryUrl: ours('mediaLibrary', nullable(address), undefined),
    preloaded: ours('preloaded', optional(map), undefined) ?? {},
    ownPaths: ours('paths', optional(listOf(text)), undefined),
    hostTasks: ours('hostTasks', optional(listOf(text)), undefined) ?? [],
    failedDeliveries: ours('failedDeliveries', optional(listOf(failedDelivery)), undefined) ?? [],
    features: readFeatures(page, ours, problems),
    settings,
    startOfWeek: ours('startOfWeek', optional(weekday), undefined) ?? MONDAY,
    timeFormat: ours('timeFormat', optional(text), undefined) || TIME_FORMAT,
    printed: printed ?? {},
    problems,
  };
}

/** Whether our texts are in the language of the user; a host without its language files hands over none. */
const hasTranslations = (ours: Read) =>
  Object.keys(ours('translations', optional(map), undefined) ?? {}).length > 0;

/** What the shop says of its features, and what the owner chose instead. */
function readFeatures(page: Window, ours: Read, problems: string[]): ReadonlySet<string> {
  const flags = {
    ...recordOf(page, 'wcAdminFeatures', problems),
    ...ours('features', optional(map), undefined),
  };
  return new Set(Object.entries(flags).flatMap(([slug, isOn]) => (isOn === true ? [slug] : [])));
}

const failedDelivery = shape({ id: count, name: text, path: text });
const ownApi = shape({ root: address, nonce: optional(text), nonceEndpoint: address, loginUrl: address });

/** Our own set-up where the host prints it, else the platform's, which most classic pages lack. */
function readApi(page: Window, ours: Read, settings: HostSettings, problems: string[]): HostApi {
  const own = ours('api', ownApi, undefined);
  if (own) return own;
  const platform = readerOf('wpApiSettings', recordOf(page, 'wpApiSettings', problems), problems);
  return {
    root: platform('root', address, `${settings.homeUrl}wp-json/`),
    nonce: platform('nonce', text, undefined),
    nonceEndpoint: `${settings.adminUrl}admin-ajax.php?action=rest-nonce`,
    loginUrl: settings.wpLoginUrl,
  };
}

function recordOf(page: Window, name: string, problems: string[]): Record<string, unknown> | undefined {
  return readerOf('window', { [name]: globalOf(page, name) }, problems)(name, map, undefined);
}

/** A script of someone else may have replaced the global with something that throws. */
function globalOf(page: Window, name: string): unknown {
  try {
    return Reflect.get(page, name);
  } catch {
    return undefined;
  }
}
