/** Test support: renders the header with its panel on a page that has other content. */
import { act } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { hydrateNotes, notesStore } from '@admin/store-notes';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildTask,
  buildTaskList,
  buildUser,
  renderWithStores,
  type PageGlobalsOverrides,
} from '@admin/testing';
import { Header } from '../../header/header';
import { ActivityPanel } from '../activity-panel';

const OWN = '/wp-admin/admin.php?page=wc-admin';

export const URLS = {
  home: OWN,
  customers: `${OWN}&path=%2Fcustomers`,
  settings: '/wp-admin/admin.php?page=wc-settings',
  newProduct: '/wp-admin/post-new.php?post_type=product',
};

export const buildSetup = (done: number, total: number, overrides: object = {}) =>
  buildTaskList({
    tasks: Array.from({ length: total }, (_, index) =>
      buildTask({ id: `task-${index}`, isComplete: index < done }),
    ),
    ...overrides,
  });

export interface PanelOptions {
  address?: string;
  isEmbedded?: boolean;
  host?: PageGlobalsOverrides;
  lists?: unknown[];
  user?: object;
  options?: Record<string, unknown>;
  /** Messages in the inbox, already loaded. */
  notes?: unknown[];
  advanceTimers?: (milliseconds: number) => void;
}

export function openPage({
  address = URLS.customers,
  isEmbedded = false,
  host,
  lists = [buildSetup(1, 4)],
  user,
  options,
  notes,
  advanceTimers,
}: PanelOptions = {}) {
  getHistory().replace(address);
  const admin = { preloadSettings: { general: { woocommerce_default_country: 'US:CA' } } };
  const page = buildHost({ mode: isEmbedded ? 'embedded' : 'dashboard', admin, ...host });
  return renderWithStores(
    [tasksStore, optionsStore, userStore, noticesStore, settingsStore],
    <SlotFillProvider>
      <Header breadcrumbs={['Customers']} isEmbedded={isEmbedded} />
      <ActivityPanel isEmbedded={isEmbedded} />
      <button type="button">Beside</button>
      <div className="woocommerce-transient-notices">
        <button type="button">Undo</button>
      </div>
    </SlotFillProvider>,
    {
      host: page,
      ...(advanceTimers ? { advanceTimers } : {}),
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser(user));
        hydrateOptions(registry, {
          woocommerce_allow_tracking: 'no',
          woocommerce_show_marketplace_suggestions: 'yes',
          ...options,
        });
        hydrateSettings(registry, page.settings);
        registry.finishResolution(noticesStore).getNotices();
        hydrateTaskLists(registry, lists);
        if (!notes) return;
        registry.register(notesStore);
        hydrateNotes(registry, notes);
      },
    },
  );
}

/** Waits until lazy chunks are loaded. */
export const waitForLazyChunks = () => act(async () => {});
