import type { Assets } from './assets';
import type { StoreDatabase } from './database';
import type { ExtensionFolder } from './extensions';
import type { Translations } from './i18n';

/** Everything a request handler needs to know about the store. */
export interface StoreContext {
  db: StoreDatabase;
  /** The store's current time; tests move it. */
  clock: () => Date;
  /** Slugs of the enabled features. A missing slug is disabled. */
  features: ReadonlySet<string>;
  /** The built client. */
  assets: Assets;
  /** Translations of the store's own texts. */
  translations: Translations;
  /** The store's public URL, without a trailing slash: `http://127.0.0.1:4010`. */
  siteUrl: string;
  /** Milliseconds that installing or activating a plugin takes; tests do not wait. */
  pluginDelay?: number;
  /** Whether mail is sent; otherwise it is kept in the outbox. */
  sendsMail?: boolean;
  /** Extensions whose scripts run on every page that loads the client. */
  extensions?: ExtensionFolder;
  /** Whether open pages reload when the client is rebuilt. */
  liveReload?: boolean;
  /** Called with every unexpected error; the caller gets a generic 500. */
  report: (error: unknown) => void;
}
