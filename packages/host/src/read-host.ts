import { isRecord } from '@admin/http';
import { anything, mapOf, reasonOf, shape, text } from './checks';
import { readSettings } from './read-settings';
import type { HostSettings } from './settings';

export interface HostApi {
  /** `https://store.example/wp-json/`, or `https://store.example/?rest_route=/`. */
  readonly root: string;
  readonly nonce: string | undefined;
  readonly nonceEndpoint: string;
  /** Where a user logs in again after the session was lost. */
  readonly loginUrl: string;
}

/** What the page hands over. */
export interface Host {
  /** `own`: the whole content area is ours; `classic`: we decorate a page of the host; `none`: no place for us. */
  readonly mode: 'own' | 'classic' | 'none';
  readonly mount: HTMLElement | undefined;
  readonly api: HostApi;
  /** REST answers by path, for `configureHttp`. */
  readonly preloaded: Readonly<Record<string, unknown>>;
  /** The features which are switched on. */
  readonly features: ReadonlySet<string>;
  readonly settings: HostSettings;
  /** The settings as they were printed, for `getSetting`. */
  readonly printed: Readonly<Record<string, unknown>>;
  /** What was missing or malformed and costs its feature, such as `wcSettings.currency: missing`. */
  readonly problems: readonly string[];
}

/** Reads what the page hands over. Never throws, whatever was printed. */
export function readHost(page: Window): Host {
  const problems: string[] = [];
  const printed = recordOf(page, 'wcSettings', problems);
  const settings = readSettings(printed, problems);
  const own = page.document.getElementById('root');
  const classic = page.document.getElementById('woocommerce-embedded-root');
  return {
    mode: own ? 'own' : classic ? 'classic' : 'none',
    mount: own ?? classic ?? undefined,
    ...readConnection(page, settings, problems),
    features: readFeatures(page, problems),
    settings,
    printed,
    problems,
  };
}

function readFeatures(page: Window, problems: string[]): ReadonlySet<string> {
  const flags = Object.entries(recordOf(page, 'wcAdminFeatures', problems));
  return new Set(flags.flatMap(([slug, isOn]) => (isOn === true ? [slug] : [])));
}

const connection = shape({
  api: shape({ root: text, nonce: text, nonceEndpoint: text, loginUrl: text }),
  preloaded: mapOf(anything),
});

const platformApi = shape({ root: text, nonce: text });

/** Our own set-up where the host prints it, else the platform's, which most classic pages lack. */
function readConnection(
  page: Window,
  settings: HostSettings,
  problems: string[],
): Pick<Host, 'api' | 'preloaded'> {
  const usual: HostApi = {
    root: `${settings.homeUrl}wp-json/`,
    nonce: undefined,
    nonceEndpoint: `${settings.adminUrl}admin-ajax.php?action=rest-nonce`,
    loginUrl: settings.wpLoginUrl,
  };
  const ours = globalOf(page, 'storeAdminHost');
  if (ours !== undefined) {
    try {
      return connection(ours, (problem) => problems.push(`storeAdminHost: ${problem}`));
    } catch (error) {
      problems.push(`storeAdminHost: ${reasonOf(error)}`);
    }
  }
  try {
    const { root, nonce } = platformApi(globalOf(page, 'wpApiSettings'), () => {});
    return { api: { ...usual, root, nonce }, preloaded: {} };
  } catch {
    problems.push('storeAdminHost, wpApiSettings: missing');
    return { api: usual, preloaded: {} };
  }
}

function recordOf(page: Window, name: string, problems: string[]): Readonly<Record<string, unknown>> {
  const value = globalOf(page, name);
  if (isRecord(value)) return value;
  problems.push(`${name}: ${value === undefined ? 'missing' : 'map expected'}`);
  return {};
}

/** A script of someone else may have replaced the global with something that throws. */
function globalOf(page: Window, name: string): unknown {
  try {
    return Reflect.get(page, name);
  } catch {
    return undefined;
  }
}
