import type { Assets } from './assets';
import type { StoreDatabase } from './database';
import type { ExtensionFolder } from './extensions';

/** Everything a request needs to know about the store that answers it. */
export interface StoreContext {
  db: StoreDatabase;
  /** The store's idea of now; tests move it. */
  clock: () => Date;
  /** Slugs of the enabled features; a slug that is missing is off. */
  features: ReadonlySet<string>;
  /** The built client. */
  assets: Assets;
  /** Where the store is reached, without a trailing slash: `http://127.0.0.1:4010`. */
  siteUrl: string;
  /** Milliseconds that installing or activating a plugin takes; tests do not wait. */
  pluginDelay?: number;
  /** Whether mail leaves the store; else it is kept in the outbox. */
  sendsMail?: boolean;
  /** Extensions whose scripts every page with the client runs. */
  extensions?: ExtensionFolder;
  /** Whether open pages load again when the client is rebuilt. */
  liveReload?: boolean;
  /** Told about every failure that nobody expected; the caller sees a plain 500. */
  report: (error: unknown) => void;
}
