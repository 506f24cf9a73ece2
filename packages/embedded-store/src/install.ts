import { transaction } from './database';
import type { StoreDatabase } from './database';
import { addFirstNotes } from './onboarding';
import { getLocaleFormats } from './reference';
import { updateTimeZone } from './sales';
import { DEFAULT_LOCALE } from './i18n';
import { saveDefaults, setOption } from './site';
import { createUser } from './accounts';

export interface Installation {
  now: Date;
  siteTitle: string;
  /** The site's language, in WordPress's format. */
  locale?: string | undefined;
  /** The first account, an administrator. Without a password, nobody can log in to it. */
  administrator: { login: string; password: string | undefined; email: string; isDemo?: boolean };
}

/** What every new store starts with: one account and the platform's default options. */
export function installStore(
  db: StoreDatabase,
  { now, siteTitle, locale, administrator }: Installation,
): void {
  transaction(db, () => {
    createUser(db, { ...administrator, role: 'administrator', registeredAt: now });
    saveDefaults(db);
    addFirstNotes(db, now);
    for (const [name, value] of Object.entries({
      ...firstOptions(siteTitle, administrator.email, now),
      ...languageOptions(locale ?? DEFAULT_LOCALE),
    })) {
      setOption(db, name, value);
    }
    // Otherwise the first report would rebuild the statistics of every order.
    updateTimeZone(db);
  });
}

/** The language of a new store, with its formats of dates and times. */
function languageOptions(locale: string): Record<string, unknown> {
  const { date, time, startOfWeek } = getLocaleFormats(locale);
  return {
    ...(locale !== DEFAULT_LOCALE && { WPLANG: locale }),
    date_format: date,
    time_format: time,
    start_of_week: String(startOfWeek),
  };
}

function firstOptions(siteTitle: string, email: string, now: Date): Record<string, unknown> {
  return {
    blogname: siteTitle,
    blogdescription: '',
    admin_email: email,
    timezone_string: '',
    gmt_offset: '0',
    show_on_front: 'posts',
    page_on_front: '0',
    stylesheet: 'twentytwentythree',
    template: 'twentytwentythree',
    woocommerce_admin_install_timestamp: Math.floor(now.getTime() / 1000),
    woocommerce_allow_tracking: 'no',
    woocommerce_demo_store: 'no',
    woocommerce_show_marketplace_suggestions: 'yes',
    woocommerce_task_list_hidden: 'no',
    woocommerce_extended_task_list_hidden: 'no',
    theme_mods_twentytwentythree: { wp_classic_sidebars: [], nav_menu_locations: [] },
    woocommerce_stock_email_recipient: email,
  };
}
