import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleData } from '@wordpress/i18n';

/** The translations of the store's own texts, by locale in WordPress's format: `de_DE`. */
export interface Translations {
  /** The locales that have a file, sorted. */
  list(): readonly string[];
  /** The messages of a locale, for `createI18n`; `undefined` when there are none. */
  get(locale: string): LocaleData | undefined;
}

const FILE = /^([A-Za-z_]+)\.json$/;

/** The translations in a folder with a file per locale, `de_DE.json` in Jed's format. Files are read once. */
export function createTranslations(folder: string): Translations {
  const cache = new Map<string, LocaleData | undefined>();
  return {
    list: () => listFiles(folder).flatMap((name) => FILE.exec(name)?.[1] ?? []),
    get(locale) {
      const name = `${locale}.json`;
      // Not a path to another folder.
      if (!FILE.test(name)) return undefined;
      if (!cache.has(locale)) cache.set(locale, read(path.join(folder, name)));
      return cache.get(locale);
    },
  };
}

/** A missing folder has no files: the store then speaks English. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function read(file: string): LocaleData | undefined {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isLocaleData(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isLocaleData(data: unknown): data is LocaleData {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const { '': header, ...messages } = { '': undefined, ...data };
  return typeof header === 'object' && header !== null && Object.values(messages).every(isMessage);
}

const isMessage = (forms: unknown): boolean =>
  Array.isArray(forms) && forms.every((form) => typeof form === 'string');
