import { act, screen } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildTaskList, buildPageGlobals } from '@admin/testing';
import { EmbeddedApp } from '../layout/embedded-app';
import { DashboardApp } from '../layout/dashboard-app';
import { startApp } from './start-app';

let end = () => {};

afterEach(() => {
  act(() => end());
  document.body.innerHTML = '';
});

async function open(render: Parameters<typeof startApp>[0]): Promise<void> {
  await act(async () => {
    end = startApp(render);
  });
}

/** Prints a page the way a host does. */
function print(body: string, address: string): void {
  getHistory().replace(`/wp-admin/${address}`);
  document.body.innerHTML = body;
  const taskLists = { '/wc-admin/onboarding/tasks': { body: [buildTaskList()], headers: {} } };
  Object.assign(
    window,
    buildPageGlobals({ preloaded: taskLists, admin: { embedBreadcrumbs: ['Products'] } }),
  );
}

test('renders a dashboard page into the root element', async () => {
  print('<div id="root"></div>', 'admin.php?page=wc-admin&path=%2Fanalytics%2Fhoroscope');

  await open((host) => <DashboardApp host={host} />);

  expect(document.getElementById('root')).toContainElement(
    await screen.findByText('Report not found', { selector: 'p' }),
  );
});

test("replaces the host's header on a classic page", async () => {
  const printed = '<div class="woocommerce-layout"><h1>Products</h1></div>';
  print(
    `<div id="woocommerce-embedded-root" class="is-embed-loading">${printed}</div>`,
    'edit.php?post_type=product',
  );

  await open((host) => <EmbeddedApp host={host} />);

  expect(screen.getAllByRole('heading', { name: 'Products' })).toHaveLength(1);
  expect(document.getElementById('woocommerce-embedded-root')).not.toHaveClass('is-embed-loading');
});

test('leaves a page without a root element unchanged', async () => {
  print('<p>Something else</p>', 'index.php');

  await open(() => <p>Dashboard</p>);

  expect(document.body).toHaveTextContent(/^Something else$/);
});
