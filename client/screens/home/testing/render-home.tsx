import { Suspense, type ReactNode } from 'react';
import { Slot, SlotFillProvider } from '@admin/extensions';
import type { Host } from '@admin/host';
import { getHistory, useQuery } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { tasksStore } from '@admin/store-tasks';
import { userStore } from '@admin/store-user';
import { api, buildTask, buildTaskList, buildUser, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { Home } from '../home';
import type { TaskDialogs } from '../task-dialog/task-dialogs';
import type { TaskPages } from '../task-page/task-pages';

type TaskOverrides = Parameters<typeof buildTask>[0];

interface Setting {
  taskPages?: TaskPages;
  taskDialogs?: TaskDialogs;
  /** The host data of the page, instead of `buildHost()`. */
  host?: Host;
  options?: Parameters<typeof hydrateOptions>[1];
  /** Slot fills of extensions. */
  children?: ReactNode;
  /** For tests in which a component crashes. */
  onCaughtError?: () => void;
}

/** Renders the home screen for tests as the layout does: at the current address, with slots and notices. */
export function renderHome({
  taskPages = {},
  taskDialogs = {},
  host,
  options,
  children,
  onCaughtError,
}: Setting = {}) {
  return renderWithStores(
    [tasksStore, noticesStore, userStore, optionsStore],
    <SlotFillProvider>
      <header>
        <Slot name="woocommerce_header_navigation_item" />
        <h1>
          <Slot name="woocommerce_header_page_title" />
        </h1>
        <Slot name="woocommerce_header_item" />
      </header>
      <main>
        <Suspense fallback={<p>Loading</p>}>
          <HomeAtAddress taskPages={taskPages} taskDialogs={taskDialogs} />
        </Suspense>
      </main>
      {children}
      <Notices />
    </SlotFillProvider>,
    {
      ...(host ? { host } : {}),
      ...(onCaughtError ? { onCaughtError } : {}),
      prepare: (registry) =>
        hydrateOptions(registry, {
          woocommerce_allow_tracking: 'no',
          woocommerce_ces_shown_for_actions: [],
          woocommerce_default_homepage_layout: false,
          woocommerce_show_marketplace_suggestions: 'yes',
          woocommerce_task_list_prompt_shown: '1',
          ...options,
        }),
    },
  );
}

/** Each section has its own tests. */
const NO_SECTIONS = { activity: [], stats: [], inbox: [], overview: [] };

function HomeAtAddress(tasks: { taskPages: TaskPages; taskDialogs: TaskDialogs }) {
  return <Home query={useQuery()} sections={NO_SECTIONS} {...tasks} />;
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

/** Sets the dashboard address before the test begins. */
export function startAt(query = ''): void {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
  getHistory().replace(`admin.php?page=wc-admin${query}`);
  window.sessionStorage.clear();
}

/** Builds a setup list whose tasks differ from the default task by the given properties. */
export const buildSetupList = (...tasks: TaskOverrides[]) =>
  buildTaskList({ tasks: tasks.map((task) => buildTask(task)) });

/** Mocks the response with the task lists. */
export const serveLists = (...lists: unknown[]) => api.get('/wc-admin/onboarding/tasks').reply(200, lists);

/** Mocks the request that counts a start, and returns a function that is called with it. */
export function serveStart(delay = 0) {
  const { id, woocommerce_meta } = buildUser();
  const heard = jest.fn(() => ({ id, woocommerce_meta }));
  api.post('/wp/v2/users/me', undefined, PREFERENCES).delay(delay).reply(200, heard);
  return heard;
}

/** Mocks the requests that every screen makes, any number of times: the user with preferences, and the notices. */
export function serveContext(user = buildUser()): void {
  const always = { id: user.id, woocommerce_meta: user.woocommerce_meta };
  api.get('/wp/v2/users/me', { context: 'edit' }).optionally().times(9).reply(200, user);
  api.get('/wp/v2/users/me', PREFERENCES).optionally().times(9).reply(200, always);
  api
    .get('/wc-admin/options', { options: 'woocommerce_admin_transient_notices_queue' })
    .optionally()
    .times(9)
    .reply(200, { woocommerce_admin_transient_notices_queue: [] });
}

export const PREFERENCES = { _fields: 'id,woocommerce_meta' };
