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
  /** What follows `admin.php?page=wc-admin`. */
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
  // Browsers scroll; the tests' document does not.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const user = userEvent.setup();
  const view = render(
    <Providers registry={registry}>
      <DashboardApp host={host} />
    </Providers>,
    // React logs what a boundary caught; here the screen is asked instead.
    { onCaughtError: () => {} },
  );
  return { ...view, registry, user };
}

/** What the sections of the home screen read, some time after it is ready; they have tests of their own. */
function serveSections(): void {
  api
    .get(/^\/wp-json\/wc-analytics\//, () => true)
    .optionally()
    .times(99)
    .reply(200, []);
}
