import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory } from '@admin/navigation';
import { buildHost, api, buildTaskList, type PageGlobalsOverrides } from '@admin/testing';
import { DashboardApp } from '../layout/dashboard-app';
import { Providers } from '../layout/providers';
import { boot } from '../bootstrap/boot';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

interface Opening extends PageGlobalsOverrides {
  /** Appended to `admin.php?page=wc-admin`. */
  address?: string;
  taskLists?: unknown[];
}

export function openDashboard({ address = '', taskLists = [buildTaskList()], ...page }: Opening = {}) {
  getHistory().replace(`/wp-admin/admin.php?page=wc-admin${address}`);
  const preloaded = { '/wc-admin/onboarding/tasks': { body: taskLists, headers: {} } };
  const host = buildHost({ ...page, preloaded: { ...preloaded, ...page.preloaded } });
  serveSections();
  const { registry, stop } = boot(host);
  stops.push(stop);
  // jsdom doesn't implement scrolling.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const user = userEvent.setup();
  const view = render(
    <Providers registry={registry}>
      <DashboardApp host={host} />
    </Providers>,
    // Tests check the screen instead of the errors that React logs.
    { onCaughtError: () => {} },
  );
  return { ...view, registry, user };
}

/** Mocks the requests that sections of the home screen make after it is ready; the sections have their own tests. */
function serveSections(): void {
  api
    .get(/^\/wp-json\/wc-analytics\//, () => true)
    .optionally()
    .times(99)
    .reply(200, []);
}
