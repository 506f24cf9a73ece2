import { runInNewContext } from 'node:vm';
import { updateUser } from '../accounts';
import { findCredentials } from '../accounts/users';
import { setOption } from '../site/options/queries';
import { german } from '../testing/german';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import { browse, load } from './testing/browser';

const LOGIN = '/wp-login.php';
const ORDERS = '/wp-admin/edit.php?post_type=shop_order';
const PROFILE = '/wp-admin/profile.php';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore({ translations: german });
});
afterEach(() => store.close());

const speak = (login: string, locale: string) => {
  const { db } = store.context;
  const user = findCredentials(db, login)?.user;
  if (user) updateUser(db, user, { locale });
};
const siteSpeaks = (locale: string) => setOption(store.context.db, 'WPLANG', locale);
const owner = () => browse(store, 'administrator');
const languageOf = (document: Document) => document.documentElement.lang;
const textOf = (document: Document) => document.body.textContent ?? '';

describe('a German user of an English site', () => {
  beforeEach(() => speak('administrator', 'de_DE'));

  test('sees the orders page in German', async () => {
    const { document } = await owner().open(ORDERS);

    expect(languageOf(document)).toBe('de-DE');
    expect(document.querySelector('h1')?.textContent).toBe('Bestellungen');
    expect(textOf(document)).toContain('Keine Bestellungen gefunden.');
  });

  test('gets errors, tasks, labels and settings of the REST API in German', async () => {
    const read = async (path: string) => Object((await store.as('administrator').call(path)).body);

    expect((await read('/wc/v3/orders/999')).message).toBe('Ungültige ID.');
    const [setup] = await read('/wc-admin/onboarding/tasks?ids=setup');
    expect(setup.tasks).toContainEqual(
      expect.objectContaining({ id: 'products', title: 'Produkte hinzufügen' }),
    );
    expect(await read('/wc/v3/settings/general/woocommerce_store_city')).toMatchObject({ label: 'Ort' });
    expect(await read('/wc/v3/payment_gateways/bacs')).toMatchObject({
      title: 'Direkte Banküberweisung',
      method_title: 'Direkte Banküberweisung',
    });
    expect((await read('/wc-analytics/reports/performance-indicators/allowed'))[0].label).toBe(
      'Gesamtumsatz',
    );
    expect((await read('/wc-analytics/data/countries/de')).name).toBe('Deutschland');
  });

  test('gets the dashboard in German from a script that browsers may cache', async () => {
    const { document } = await owner().open('/wp-admin/admin.php?page=wc-admin');

    const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    const address = scripts.find((source) => source?.includes('/languages/')) ?? '';
    const script = await store.fetch(address);
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect(runInNewContext(await script.text())).toMatchObject({ Orders: ['Bestellungen'] });
    expect((await store.fetch('/store/languages/fr_FR.js')).status).toBe(404);
  });

  test('sees messages about several records in the plural', async () => {
    const done = async (count: number) =>
      textOf((await owner().open(`${ORDERS}&message=trash&count=${count}`)).document);

    expect(await done(1)).toContain('1 Bestellung in den Papierkorb verschoben.');
    expect(await done(2)).toContain('2 Bestellungen in den Papierkorb verschoben.');
  });

  test('has a dashboard with both languages', async () => {
    const { globals } = await owner().open('/wp-admin/admin.php?page=wc-admin');
    const { locale, admin } = Object(globals['wcSettings']);

    expect(locale).toMatchObject({ siteLocale: 'en_US', userLocale: 'de_DE' });
    expect(locale.weekdaysShort).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']);
    expect(admin.orderStatuses.processing).toBe('In Bearbeitung');
    expect(Object(globals['storeAdminHost']).api.loginUrl).toContain('?wp_lang=de_DE');
  });

  test('does not change what others see', async () => {
    const { document } = await browse(store, 'shop_manager').open(ORDERS);
    const { body } = await store.as('shop_manager').call('/wc/v3/orders/999');
    const front = await owner().open('/');

    expect(languageOf(document)).toBe('en-US');
    expect(body).toMatchObject({ message: 'Invalid ID.' });
    expect(textOf(front.document)).not.toContain('Willkommen');
  });

  test('has history entries that each user sees in their own language', async () => {
    const body = { value: 'Hamburg' };
    await store.as('administrator').call('/wc/v3/settings/general/woocommerce_store_city', {
      method: 'PUT',
      body,
    });
    const subjectFor = async (role: 'administrator' | 'shop_manager') => {
      const [entry] = Object((await store.as(role).call('/store-admin/v1/history')).body);
      return entry.subject.name;
    };

    expect([await subjectFor('administrator'), await subjectFor('shop_manager')]).toEqual(['Ort', 'City']);
  });
});

describe('on a German site', () => {
  beforeEach(() => siteSpeaks('de_DE'));

  test('pages are in German for visitors and users without a language setting', async () => {
    const front = await browse(store).open('/');
    const { document } = await owner().open(ORDERS);

    expect(front.document.title).toContain('Willkommen');
    expect([languageOf(front.document), languageOf(document)]).toEqual(['de-DE', 'de-DE']);
  });

  test('an English user has an English admin', async () => {
    speak('administrator', 'en_US');
    const { document } = await owner().open(ORDERS);
    const { body } = await store.as('administrator').call('/wp/v2/users/me?context=edit');

    expect(languageOf(document)).toBe('en-US');
    expect(document.querySelector('h1')?.textContent).toBe('Orders');
    expect(document.querySelector('script[src*="/languages/"]')).toBeNull();
    expect(body).toMatchObject({ locale: 'en_US' });
  });

  test('a request without a login is rejected in German', async () => {
    const { status, body } = await store.anonymous.call('/wc/v3/orders');

    expect(status).toBe(401);
    expect(body).toMatchObject({ message: 'Du kannst keine Ressourcen auflisten.' });
  });
});

describe('the profile', () => {
  test('offers the site language, English and the translated languages by their native names', async () => {
    const { document } = await owner().open(PROFILE);
    const options = [...document.querySelectorAll<HTMLOptionElement>('#locale option')];

    expect(options.map(({ value, text }) => [value, text.trim()])).toEqual([
      ['', 'Site Default'],
      ['de_DE', 'Deutsch'],
      ['en_US', 'English (United States)'],
    ]);
    expect(document.querySelector<HTMLSelectElement>('#locale')?.value).toBe('');
  });

  test('saves the language and can reset it to the site language', async () => {
    await owner().submit(PROFILE, { locale: 'de_DE' });
    expect(languageOf((await owner().open(ORDERS)).document)).toBe('de-DE');

    await owner().submit(PROFILE, { locale: '' });
    expect(languageOf((await owner().open(ORDERS)).document)).toBe('en-US');
  });
});

test.each(['de_x', 'klingon', 'x'])(
  'the language %s, which is not installed, changes nothing',
  async (locale) => {
    const { call } = store.as('administrator');
    const own = await call('/wp/v2/users/me', { method: 'PUT', body: { locale } });
    const site = await call('/wp/v2/settings', { method: 'PUT', body: { language: locale } });

    expect(own).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(site).toMatchObject({ status: 200, body: { language: 'en_US' } });
  },
);

test('a stored language that no browser knows shows pages in English', async () => {
  siteSpeaks('de_x');

  expect(languageOf((await owner().open('/wp-admin/admin.php?page=wc-admin')).document)).toBe('en-US');
});

test('the general settings change the site language', async () => {
  await owner().submit('/wp-admin/options-general.php', { language: 'de_DE' });

  expect((await browse(store).open('/')).document.title).toContain('Willkommen');
});

describe('the login screen', () => {
  const chooser = (document: Document) => document.querySelector('#language-switcher');

  test('has a menu with all languages', async () => {
    const { document } = await browse(store).open(`${LOGIN}?redirect_to=%2Fshop%2F`);
    const options = [...document.querySelectorAll('#language-switcher option')];

    expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
      'Deutsch',
      'English (United States)',
    ]);
    expect(document.querySelector<HTMLSelectElement>('#language-switcher-locales')?.value).toBe('en_US');
    expect(chooser(document)?.querySelector<HTMLInputElement>('[name="redirect_to"]')?.value).toBe('/shop/');
  });

  test('uses the selected language, also on later visits', async () => {
    const chosen = await store.fetch(`${LOGIN}?wp_lang=de_DE`);
    const [cookie = ''] = (chosen.headers.get('Set-Cookie') ?? '').split(';');
    const later = await load(await store.fetch(LOGIN, { headers: { Cookie: cookie } }));
    const refused = await store.fetch(LOGIN, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: store.context.siteUrl },
      body: new URLSearchParams({ log: 'administrator', pwd: '' }),
    });

    expect(cookie).toBe('wp_lang=de_DE');
    expect((await load(chosen)).document.title).toContain('Anmelden');
    expect(languageOf(later.document)).toBe('de-DE');
    expect(later.document.querySelector('#language-switcher label')?.textContent).toBe('Sprache');
    expect(await refused.text()).toContain('Bitte gib dein Passwort ein.');
  });

  test('does not change the language of the user', async () => {
    const { cookie } = store.as('administrator');
    const page = await store.fetch(ORDERS, { headers: { Cookie: `wp_lang=de_DE; ${cookie}` } });

    expect(languageOf((await load(page)).document)).toBe('en-US');
  });

  test.each(['fr_FR', 'xx', '../de_DE', '<script>'])('ignores %s', async (locale) => {
    const response = await store.fetch(`${LOGIN}?wp_lang=${encodeURIComponent(locale)}`);

    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(languageOf((await load(response)).document)).toBe('en-US');
  });

  test('uses the language of the user who just logged out', async () => {
    speak('administrator', 'de_DE');
    const { cookie } = store.as('administrator');
    const { document } = await load(await store.fetch(ORDERS, { headers: { Cookie: cookie } }));
    const link = document.querySelector('#wp-admin-bar-logout a')?.getAttribute('href') ?? '';
    const response = await store.fetch(link, { headers: { Cookie: cookie } });

    expect(response.headers.get('Location')).toBe(
      `${store.context.siteUrl}${LOGIN}?wp_lang=de_DE&loggedout=true`,
    );
  });

  test('has no language menu in the dialog or without translations', async () => {
    const dialog = await browse(store).open(`${LOGIN}?interim-login=1`);
    const english = await openTestStore();
    const only = await browse(english).open(LOGIN);
    await english.close();

    expect([chooser(dialog.document), chooser(only.document)]).toEqual([null, null]);
  });
});
