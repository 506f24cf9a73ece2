import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import type { Registry } from '@admin/data';
import { getHistory } from '@admin/navigation';
import { countriesStore, hydrateCountries } from '@admin/store-countries';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore, type Task } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  api,
  buildTask,
  buildTaskList,
  buildUser,
  renderWithStores,
  type PageGlobalsOverrides,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { serveNotices } from '../../onboarding/testing/serve-location';
import type { TaskPageProps } from '../task-page';

const STORES = [settingsStore, countriesStore, noticesStore, optionsStore, userStore, tasksStore];

const COUNTRIES = {
  countries: { US: 'United States (US)', GB: 'United Kingdom (UK)', JP: 'Japan', FR: 'France' },
  countryStates: { US: { CA: 'California', NY: 'New York' } },
};

export interface WizardOptions extends PageGlobalsOverrides {
  task?: Partial<Task>;
  query?: Record<string, string>;
  /** If false, the user can't install plugins. */
  canInstall?: boolean;
  /** If false, promotions are off. */
  arePromotionsOn?: boolean;
  /** Suggestions that the user dismissed. */
  dismissed?: readonly string[];
  prepare?: (registry: Registry) => void;
}

/** For tests: renders a task's page with the dashboard's stores and notices. */
export function renderWizard(
  Page: ComponentType<TaskPageProps>,
  {
    task = {},
    query = {},
    canInstall = true,
    arePromotionsOn = true,
    dismissed = [],
    prepare,
    ...hydration
  }: WizardOptions = {},
) {
  serveNotices();
  api.get('/wc-analytics/data/countries/locales').optionally().reply(200, { default: {} });
  api.get('/wc-admin/onboarding/tasks').optionally().reply(200, [buildTaskList()]);
  const onComplete = jest.fn();
  const shown = { ...buildTask(), isDeprecated: false, additionalData: null, ...task } as Task;
  getHistory().replace(`admin.php?${new URLSearchParams({ page: 'wc-admin', task: shown.id, ...query })}`);
  const user = buildUserWhoDismissed(dismissed);
  const view = renderWithStores(
    STORES,
    <>
      <Page task={shown} query={{ task: shown.id, ...query }} onComplete={onComplete} />
      <Notices />
    </>,
    {
      host: buildHost(hydration),
      prepare(registry) {
        hydrateCountries(registry, COUNTRIES);
        const capabilities = { ...user.capabilities, install_plugins: canInstall };
        hydrateCurrentUser(registry, { ...user, capabilities, is_super_admin: false });
        hydratePromotions(registry, arePromotionsOn);
        prepare?.(registry);
      },
    },
  );
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, onComplete, press };
}

/** Builds a user who dismissed these suggestions of the setup tasks. */
export function buildUserWhoDismissed(suggestions: readonly string[]) {
  const user = buildUser();
  const suggestions_dismissed = JSON.stringify(suggestions);
  return { ...user, woocommerce_meta: { ...user.woocommerce_meta, suggestions_dismissed } };
}

/** Expects a suggestion to be dismissed permanently. */
export function expectDismissal(suggestion: string) {
  const { id, woocommerce_meta } = buildUser();
  const query = { _fields: 'id,woocommerce_meta' };
  const suggestions_dismissed = JSON.stringify([suggestion]);
  api.get('/wp/v2/users/me', query).reply(200, { id, woocommerce_meta });
  return api
    .post('/wp/v2/users/me', { woocommerce_meta: { suggestions_dismissed } }, query)
    .reply(200, { id, woocommerce_meta: { ...woocommerce_meta, suggestions_dismissed } });
}

/** Preloads whether promotions are on. */
export const hydratePromotions = (registry: Registry, areOn: boolean): void =>
  hydrateOptions(registry, { woocommerce_show_marketplace_suggestions: areOn ? 'yes' : 'no' });

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

/** The focused element, unless that is the whole page. */
export const focusedElement = () => document.querySelector<HTMLElement>(':focus');

/** Returns the wizard's current step. */
export function currentStep(): HTMLElement {
  const step = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  if (!step) throw new Error('No step is the current one.');
  return step;
}

/** Returns the accessible names of all steps. */
export const getStepNames = (): string[] =>
  screen
    .getAllByRole('heading', { level: 2, name: /^Step \d of/ })
    .map((heading) => heading.textContent ?? '');

/** For `admin` of the options: these plugins are active, and the page says whether the store is connected by them. */
export const withPlugins = (active: readonly string[], isConnected?: boolean) => ({
  plugins: {
    installedPlugins: ['woocommerce', ...active],
    activePlugins: ['woocommerce', ...active],
    ...(isConnected === undefined ? {} : { jetpackStatus: { isActive: isConnected } }),
  },
});
