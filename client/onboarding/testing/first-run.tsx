import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { countriesStore, hydrateCountries } from '@admin/store-countries';
import { noticesStore, useNotices } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildUser, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { BERKELEY, settingsOf } from './serve-location';
import { createMockServer, type Handlers, type InjectedFault } from './mock-server';

const PROFILE = '/wc-admin/onboarding/profile';
const OPTIONS = '/wc-admin/options';
const SETTINGS = '/wc-analytics/settings/general';

/** Requests of first-run wizards, by purpose. */
export const FIRST_RUN_REQUESTS = {
  readOptions: `GET ${OPTIONS} with tracking`,
  readProfile: `GET ${PROFILE}`,
  readSettings: `GET ${SETTINGS}`,
  readOffers: 'GET /wc-admin/onboarding/free-extensions',
  saveConsent: `POST ${OPTIONS} with tracking`,
  saveCountry: `POST ${SETTINGS}/batch`,
  saveLocated: `POST ${PROFILE} with is_store_country_set`,
  saveEnd: `POST ${PROFILE} with completed`,
};

const COUNTRIES = {
  countries: { AT: 'Austria', US: 'United States (US)' },
  countryStates: { US: { CA: 'California', NY: 'New York' } },
};

export interface FirstRunOptions {
  plan?: readonly InjectedFault[];
  step?: string;
  profile?: Record<string, unknown>;
  installed?: readonly string[];
  /** Slugs that the server refuses to install. */
  refused?: readonly string[];
  /** False for shop managers, who can't read site options either. */
  canInstall?: boolean;
}

interface Guide {
  path: string;
  content: ReactNode;
  /** Handlers for further requests of this wizard. */
  handlers: Handlers;
  features?: readonly string[];
  /** The static setting of that name. */
  onboarding?: Record<string, unknown>;
  /** Initial profile, in addition to the other options of the test. */
  profile?: Record<string, unknown>;
}

/** Builds a free extension in the server's format. */
export const buildOffer = (key: string, name: string, install_priority: number) => ({
  key,
  name,
  label: `Have ${name}`,
  description: `What ${name} does.`,
  image_url: '',
  manage_url: '',
  is_visible: true,
  is_built_by_wc: true,
  is_installed: false,
  is_activated: false,
  install_priority,
});

/** Test support: opens a wizard in a new store, with a server that keeps changes. */
export function openFirstRun(guide: Guide, options: FirstRunOptions) {
  const { plan = [], step, installed = [], refused = [], canInstall = true } = options;
  const settings: Record<string, string> = { ...BERKELEY };
  const profile: Record<string, unknown> = { ...guide.profile, ...options.profile };
  const kept: Record<string, unknown> = { woocommerce_allow_tracking: 'no', blogname: 'My shop' };
  const active = new Set(['woocommerce', ...installed]);
  const files = new Set(active);
  const plugin = (body: unknown) => (body as { plugins: string }).plugins;
  const toResult = (slug: string, list: Set<string>, member: string) => {
    if (!refused.includes(slug)) list.add(slug);
    return {
      data: { [member]: refused.includes(slug) ? [] : [slug], active: [...active] },
      errors: { errors: refused.includes(slug) ? { [slug]: ['No such file.'] } : [], error_data: [] },
      success: !refused.includes(slug),
      message: '',
    };
  };

  const server = createMockServer(
    {
      [`GET ${OPTIONS}`]: ({ query }) =>
        Object.fromEntries(
          (query.get('options') ?? '').split(',').map((name) => [name, kept[name] ?? false]),
        ),
      [`POST ${OPTIONS}`]({ body }) {
        Object.assign(kept, body);
        return Object.fromEntries(Object.keys(Object(body)).map((name) => [name, true]));
      },
      [`GET ${PROFILE}`]: () => profile,
      [`POST ${PROFILE}`]({ body }) {
        Object.assign(profile, body);
        return { status: 'success' };
      },
      [`GET ${SETTINGS}`]: () => settingsOf(settings),
      [`POST ${SETTINGS}/batch`]({ body }) {
        const { update } = body as { update: { id: string; value: string }[] };
        for (const { id, value } of update) settings[id] = value;
        return { update: settingsOf(Object.fromEntries(update.map(({ id, value }) => [id, value]))) };
      },
      'GET /wc-admin/plugins/installed': () => ({ plugins: [...files] }),
      'GET /wc-admin/plugins/active': () => ({ plugins: [...active] }),
      'POST /wc-admin/plugins/install': ({ body }) => toResult(plugin(body), files, 'installed'),
      'POST /wc-admin/plugins/activate': ({ body }) => toResult(plugin(body), active, 'activated'),
      ...guide.handlers,
    },
    plan,
  );
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
  getHistory().replace(`admin.php?page=wc-admin&path=${guide.path}${step ? `&step=${step}` : ''}`);
  const lists = ['woocommerce', ...installed];
  const view = renderWithStores(
    [settingsStore, countriesStore, noticesStore, optionsStore, userStore, tasksStore],
    <>
      {guide.content}
      <Notices />
    </>,
    {
      host: buildHost({
        features: Object.fromEntries((guide.features ?? []).map((name) => [name, true])),
        admin: {
          onboarding: { profile: {}, ...guide.onboarding },
          plugins: { installedPlugins: lists, activePlugins: lists },
        },
      }),
      prepare(registry) {
        hydrateCountries(registry, COUNTRIES);
        const user = buildUser();
        const capabilities = {
          ...user.capabilities,
          install_plugins: canInstall,
          manage_options: canInstall,
          switch_themes: true,
        };
        hydrateCurrentUser(registry, { ...user, capabilities, is_super_admin: false });
      },
    },
  );
  return {
    ...view,
    server,
    settings,
    profile,
    kept,
    active,
    press: (name: string | RegExp) => view.user.click(screen.getByRole('button', { name })),
    /** Returns the current step, or home once the wizard was left. */
    place() {
      const query = new URLSearchParams(getHistory().location.search);
      return query.get('path') === guide.path ? (query.get('step') ?? '') : 'home';
    },
  };
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}
