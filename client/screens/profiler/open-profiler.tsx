import { screen } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { countriesStore, hydrateCountries } from '@admin/store-countries';
import { noticesStore, useNotices } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { aHost, aUser, renderWithStores } from '@admin/test-kit';
import { SnackbarList } from '@admin/ui';
import { BERKELEY, settingsOf } from '../../guides/store-location/serve-location';
import { standIn, type PlannedFault } from '../../guides/testing/stand-in';
import { Profiler } from './profiler';

const PROFILE = '/wc-admin/onboarding/profile';
const OPTIONS = '/wc-admin/options';
const SETTINGS = '/wc-analytics/settings/general';
export const REQUESTS = {
  readOptions: `GET ${OPTIONS} with tracking`,
  readProfile: `GET ${PROFILE}`,
  readSteps: `GET ${PROFILE}/progress`,
  readSettings: `GET ${SETTINGS}`,
  readOffers: 'GET /wc-admin/onboarding/free-extensions',
  saveConsent: `POST ${OPTIONS} with tracking`,
  saveName: `POST ${OPTIONS} with blogname`,
  saveAnswers: `POST ${PROFILE} with business_choice`,
  saveCountry: `POST ${SETTINGS}/batch`,
  saveLocated: `POST ${PROFILE} with is_store_country_set`,
  saveEnd: `POST ${PROFILE} with completed`,
  saveStep: `POST ${PROFILE}/progress/core-profiler/complete`,
};

const COUNTRIES = {
  countries: { AT: 'Austria', US: 'United States (US)' },
  countryStates: { US: { CA: 'California', NY: 'New York' } },
};

export interface ProfilerOptions {
  plan?: readonly PlannedFault[];
  step?: string;
  profile?: Record<string, unknown>;
  completed?: readonly string[];
  installed?: readonly string[];
  /** Slugs that the server refuses to install. */
  refused?: readonly string[];
  canInstall?: boolean;
}

const anOffer = (key: string, name: string, install_priority: number) => ({
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

/** For tests: the profiler of a new shop, on a server that keeps what it is told. */
export function openProfiler(options: ProfilerOptions = {}) {
  const { plan = [], step, completed = [], installed = [], refused = [], canInstall = true } = options;
  const settings: Record<string, string> = { ...BERKELEY };
  const profile: Record<string, unknown> = { business_choice: null, ...options.profile };
  const kept: Record<string, unknown> = { woocommerce_allow_tracking: 'no', blogname: 'My shop' };
  const steps = new Set(completed);
  const active = new Set(['woocommerce', ...installed]);
  const files = new Set(active);
  const progress = () => ({
    core_profiler_completed_steps: Object.fromEntries([...steps].map((name) => [name, {}])),
  });
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

  const server = standIn(
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
      [`GET ${PROFILE}/progress`]: () => (steps.size > 0 ? progress() : []),
      [`POST ${PROFILE}/progress/core-profiler/complete`]({ body }) {
        steps.add((body as { step: string }).step);
        return { status: 'success', results: progress() };
      },
      [`GET ${SETTINGS}`]: () => settingsOf(settings),
      [`POST ${SETTINGS}/batch`]({ body }) {
        const { update } = body as { update: { id: string; value: string }[] };
        for (const { id, value } of update) settings[id] = value;
        return { update: settingsOf(Object.fromEntries(update.map(({ id, value }) => [id, value]))) };
      },
      'GET /wc-admin/onboarding/free-extensions': () => [
        {
          key: 'obw/core-profiler',
          title: 'More',
          plugins: [
            anOffer('mailpoet', 'MailPoet', 2),
            anOffer('jetpack', 'Jetpack', 1),
            anOffer('woocommerce-services:tax', 'WooCommerce Tax', 3),
            anOffer('woocommerce-services:shipping', 'WooCommerce Shipping', 4),
          ],
        },
      ],
      'GET /wc-admin/plugins/installed': () => ({ plugins: [...files] }),
      'GET /wc-admin/plugins/active': () => ({ plugins: [...active] }),
      'POST /wc-admin/plugins/install': ({ body }) => toResult(plugin(body), files, 'installed'),
      'POST /wc-admin/plugins/activate': ({ body }) => toResult(plugin(body), active, 'activated'),
    },
    plan,
  );
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
  getHistory().replace(`admin.php?page=wc-admin&path=/profiler${step ? `&step=${step}` : ''}`);
  const lists = ['woocommerce', ...installed];
  const view = renderWithStores(
    [settingsStore, countriesStore, noticesStore, optionsStore, userStore, tasksStore],
    <>
      <Profiler />
      <Notices />
    </>,
    {
      host: aHost({
        admin: {
          onboarding: { profile: {} },
          plugins: { installedPlugins: lists, activePlugins: lists },
        },
      }),
      prepare(registry) {
        hydrateCountries(registry, COUNTRIES);
        const user = aUser();
        hydrateCurrentUser(registry, {
          ...user,
          capabilities: { ...user.capabilities, install_plugins: canInstall },
          is_super_admin: false,
        });
      },
    },
  );
  return {
    ...view,
    server,
    settings,
    profile,
    kept,
    steps,
    active,
    press: (name: string | RegExp) => view.user.click(screen.getByRole('button', { name })),
  };
}

/** Where the owner is: the step of the address, or the path once they have left. */
export function place(): string {
  const query = new URLSearchParams(getHistory().location.search);
  return query.get('path') === '/profiler' ? (query.get('step') ?? '') : 'home';
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}
