import { isLoopback, siteUrlFor } from './addresses';
import { createApp } from './app';
import { createDiskAssets } from './assets';
import { UsageError } from './cli';
import type { Settings } from './cli';
import type { StoreContext } from './context';
import { closeDatabase, openDatabase } from './database';
import type { StoreDatabase } from './database';
import { openExtensionFolder } from './extensions';
import { createTranslations, DEFAULT_LOCALE, listLocales, runInLocale } from './i18n';
import type { Translations } from './i18n';
import { createDeliveryWorker, createSmtpMailer, startDeliveryWorker } from './analytics';
import { getFeatures, getTextSetting, saveFeatureChoices, setSiteLocale } from './site';
import { needsSetup } from './onboarding';
import { getDemoLogins } from './accounts';
import { dispatchGet } from './rest';
import { router } from './routes';
import { createStore, isInstalled, resetStore } from './seed-store';
import { listen } from './server';
import { createMovableClock } from './test-controls';

export interface RunningStore {
  siteUrl: string;
  /** Logins of demo accounts, whose password is their name. */
  demoLogins: string[];
  /** The first account's password, if it was generated just now. */
  generatedPassword: string | undefined;
  /** The store is not set up yet, so the home screen opens the setup wizard. */
  isFirstRun: boolean;
  stop(): Promise<void>;
}

/** Rejects option combinations that would be unsafe. */
function refuseDanger(settings: Settings, hasDemoAccounts: boolean): void {
  if (isLoopback(settings.host)) return;
  if (settings.testControls) {
    throw new UsageError(
      '--test-controls lets anyone break the store, so it needs an address of this machine only.',
    );
  }
  if (hasDemoAccounts) {
    throw new UsageError(
      `The demo accounts have known passwords, so this store may not be reached at ${settings.host}; start with --empty --reset for a shop of your own.`,
    );
  }
}

/** The currency of an existing store can't be changed here, because its prices would keep their amounts. */
function refuseOtherCurrency(db: StoreDatabase, currency: string | undefined): void {
  const current = getTextSetting(db, 'general', 'woocommerce_currency');
  if (currency === undefined || currency === current) return;
  throw new UsageError(
    `This store's prices are in ${current}. For a new one in ${currency}, add --reset: what is in this one is then gone.`,
  );
}

/** The store can only speak languages that have a translation. */
function refuseUnknownLocale(translations: Translations, locale: string | undefined): void {
  const locales = listLocales(translations);
  if (locale === undefined || locales.includes(locale)) return;
  throw new UsageError(`--locale must be one of ${locales.join(', ')}, not "${locale}".`);
}

/** Opens the store's file, fills it if it is new, and serves it. */
export async function startStore(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<RunningStore> {
  const translations = createTranslations(settings.languages);
  refuseUnknownLocale(translations, settings.locale);
  // A reset deletes the data anyway, so the migration is skipped; older files can't be migrated.
  const db = settings.reset ? openDatabase(settings.file, () => {}) : openDatabase(settings.file);
  try {
    const willBeNew = settings.reset || !isInstalled(db);
    if (!willBeNew) refuseOtherCurrency(db, settings.currency);
    refuseDanger(settings, willBeNew ? !settings.empty : getDemoLogins(db).length > 0);
    return await serveStore(db, settings, translations, report);
  } catch (error) {
    closeDatabase(db);
    throw error;
  }
}

async function serveStore(
  db: StoreDatabase,
  settings: Settings,
  translations: Translations,
  report: (error: unknown) => void,
): Promise<RunningStore> {
  const server = await listen(settings.host, settings.port);
  try {
    const clock = createMovableClock();
    // The first contents are in the site's language.
    const { generatedPassword } = runInLocale(translations, settings.locale ?? DEFAULT_LOCALE, () =>
      prepare(db, settings, clock.now()),
    );
    const siteUrl = settings.siteUrl ?? siteUrlFor(settings.host, server.port);
    const features = getFeatures([...featuresOfFirstRun(db), ...settings.features]);
    saveFeatureChoices(db, settings.features);
    if (settings.locale !== undefined) setSiteLocale(db, settings.locale);
    const assets = createDiskAssets(settings.assets);
    const { pluginDelay, reload: liveReload } = settings;
    const context: StoreContext = {
      db,
      clock: clock.now,
      features,
      assets,
      translations,
      siteUrl,
      pluginDelay,
      liveReload,
      sendsMail: settings.smtpUrl !== undefined,
      ...(settings.extensions === undefined ? {} : { extensions: openExtensionFolder(settings.extensions) }),
      report,
    };
    server.serve(createApp(context, settings.testControls ? clock : undefined));
    const mailer = settings.smtpUrl === undefined ? undefined : createSmtpMailer(settings.smtpUrl);
    const worker = createDeliveryWorker(
      context,
      (user, address) => dispatchGet(context, router, user, address),
      mailer,
    );
    const stopWorking = startDeliveryWorker(worker, report);
    const stop = async () => {
      await Promise.all([server.stop(), stopWorking()]);
      closeDatabase(db);
    };
    const isFirstRun = features.has('onboarding') && needsSetup(db);
    return { siteUrl, demoLogins: getDemoLogins(db), generatedPassword, isFirstRun, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * A store without demo accounts is set up with the store profiler. Features given on the command line take precedence.
 */
function featuresOfFirstRun(db: StoreDatabase): string[] {
  return getDemoLogins(db).length > 0 ? [] : ['core-profiler'];
}

function prepare(
  db: StoreDatabase,
  settings: Settings,
  now: Date,
): { generatedPassword: string | undefined } {
  const contents = { ...settings, now };
  if (settings.reset) return resetStore(db, contents);
  return isInstalled(db) ? { generatedPassword: undefined } : createStore(db, contents);
}
