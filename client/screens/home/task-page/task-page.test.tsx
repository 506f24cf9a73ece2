import type { ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { addFilter, containClassic, Fill, onExtensionFailure, removeFilter } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { buildError, api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import {
  buildSetupList,
  PREFERENCES,
  renderHome,
  serveLists,
  serveStart,
  serveContext,
  startAt,
} from '../testing/render-home';
import type { TaskPageContent } from './task-pages';

const TAX = { id: 'tax', title: 'Add tax rates' };

function TaxPage({ task, query, onComplete }: TaskPageContent) {
  return (
    <>
      <p>{`The page of ${task.id}, partner ${query['partner'] ?? 'none'}`}</p>
      <button type="button" onClick={() => onComplete()}>
        Done
      </button>
      <button type="button" onClick={() => onComplete({ redirectPath: '/analytics/overview' })}>
        Done, to the reports
      </button>
    </>
  );
}

const renderTax = (children?: ReactNode) => renderHome({ taskPages: { tax: TaxPage }, children });

/** Opens a task, whose start may be counted any time. */
function begin(query: string): void {
  startAt(query);
  serveContext();
  const { id, woocommerce_meta } = buildUser();
  api.post('/wp/v2/users/me', undefined, PREFERENCES).optionally().reply(200, { id, woocommerce_meta });
}

test("shows a task's page and title, with a link back to the home screen", async () => {
  begin('&task=tax&partner=acme');
  serveLists(buildSetupList(TAX));
  const { user } = renderTax();

  expect(await screen.findByText('The page of tax, partner acme')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Add tax rates' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'WooCommerce Home' }));

  expect(getHistory().location.search).toBe('?page=wc-admin');
  expect(screen.queryByRole('button', { name: 'WooCommerce Home' })).not.toBeInTheDocument();
});

test("redirects the provider's task to the payments task when only that is listed", async () => {
  begin('&task=woocommerce-payments&id=acme');
  serveLists(buildSetupList({ id: 'payments', title: 'Get paid' }));
  renderHome({ taskPages: { payments: TaxPage } });

  expect(await screen.findByText('The page of payments, partner none')).toBeVisible();
  expect(getHistory().location.search).toBe('?page=wc-admin&task=payments');
});

test("opens the payments task when only the provider's task is listed", async () => {
  begin('&task=payments&partner=bacs');
  serveLists(buildSetupList({ id: 'woocommerce-payments', title: 'Get paid with WooPayments' }));
  renderHome({ taskPages: { payments: TaxPage } });

  expect(await screen.findByText('The page of payments, partner bacs')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Add a way to get paid' })).toBeVisible();
  expect(getHistory().location.search).toBe('?page=wc-admin&task=payments&partner=bacs');
});

test('links to the page of a task that is completed elsewhere', async () => {
  begin('&task=review');
  const actionUrl = '/wp-admin/admin.php?page=wc-settings&tab=shipping';
  serveLists(buildSetupList({ id: 'review', title: 'Review shipping', actionUrl, actionLabel: 'Review' }));
  renderHome();

  expect(await screen.findByRole('link', { name: 'Review' })).toHaveAttribute('href', actionUrl);
});

test('counts a start each time a task is opened', async () => {
  startAt('&task=tax');
  serveLists(buildSetupList(TAX));
  let starts = 1;
  const preferences = () => ({
    id: 1,
    woocommerce_meta: { task_list_tracked_started_tasks: `{"tax":${starts}}` },
  });
  api.get('/wp/v2/users/me', PREFERENCES).times(2).reply(200, preferences);
  const expectCount = (count: number) => {
    const body = { woocommerce_meta: { task_list_tracked_started_tasks: `{"tax":${count}}` } };
    api.post('/wp/v2/users/me', body, PREFERENCES).reply(200, () => {
      starts = count;
      return preferences();
    });
  };
  expectCount(2);
  serveContext();
  const { user: actor } = renderTax();
  await waitFor(() => expect(starts).toBe(2));

  const readAgain = serveLists(buildSetupList(TAX));
  expectCount(3);
  await actor.click(screen.getByRole('button', { name: 'WooCommerce Home' }));
  await waitFor(() => expect(readAgain.isDone()).toBe(true));
  await actor.click(screen.getByRole('link', { name: 'Add tax rates' }));

  await waitFor(() => expect(starts).toBe(3));
});

test('returns to the home screen when a task is completed, and marks it as complete', async () => {
  begin('&task=tax');
  serveLists(buildSetupList(TAX, { id: 'products', title: 'Add products' }));
  const { user } = renderTax();
  await screen.findByText(/The page of tax/);

  const readAgain = serveLists(
    buildSetupList({ ...TAX, isComplete: true }, { id: 'products', title: 'Add products' }),
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));

  expect(getHistory().location.search).toBe('?page=wc-admin');
  expect(screen.getByText('Completed:')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Add products to sell' })).toBeVisible();
  await waitFor(() => expect(readAgain.isDone()).toBe(true));
});

test('keeps the page of a task that was removed from the list until it is left', async () => {
  startAt('&task=tax');
  const counted = serveStart();
  serveContext();
  serveLists(buildSetupList(TAX));
  const { user, registry } = renderTax();
  await screen.findByText(/The page of tax/);
  await waitFor(() => expect(counted).toHaveBeenCalled());
  serveLists(buildSetupList({ id: 'products', title: 'Add products' }));

  await act(() => registry.dispatch('tasks').refreshTaskLists());

  expect(screen.getByText(/The page of tax/)).toBeVisible();
  const readAgain = serveLists(buildSetupList({ id: 'products', title: 'Add products' }));
  await user.click(screen.getByRole('button', { name: 'WooCommerce Home' }));
  await waitFor(() => expect(readAgain.isDone()).toBe(true));
  expect(await screen.findByRole('heading', { name: 'Add products to sell' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add tax rates' })).not.toBeInTheDocument();
});

test('reopens a removed task after a reload, until it is completed', async () => {
  begin('&task=tax');
  serveLists(buildSetupList(TAX));
  const opened = renderTax();
  await screen.findByText(/The page of tax/);
  opened.unmount();

  const products = buildSetupList({ id: 'products', title: 'Add products' });
  serveStart();
  serveLists(products);
  const reloaded = renderTax();
  expect(await screen.findByText(/The page of tax/)).toBeVisible();
  const readAgain = serveLists(products);
  await reloaded.user.click(screen.getByRole('button', { name: 'Done' }));
  expect(getHistory().location.search).toBe('?page=wc-admin');
  await waitFor(() => expect(readAgain.isDone()).toBe(true));
  reloaded.unmount();

  getHistory().replace('admin.php?page=wc-admin&task=tax');
  const last = serveLists(products);
  renderTax();
  await waitFor(() => expect(last.isDone()).toBe(true));
  expect(screen.queryByText(/The page of tax/)).not.toBeInTheDocument();
});

test("redirects after completion if the task's page sets a path", async () => {
  begin('&task=tax');
  serveLists(buildSetupList(TAX));
  const { user } = renderTax();
  await screen.findByText(/The page of tax/);

  const readAgain = serveLists(buildSetupList({ ...TAX, isComplete: true }));
  await user.click(screen.getByRole('button', { name: 'Done, to the reports' }));

  expect(getHistory().location.pathname).toBe('/analytics/overview');
  await waitFor(() => expect(readAgain.isDone()).toBe(true));
});

/** Every wizard has a slot with its id. */
const WIZARDS = [
  'payments',
  'woocommerce-payments',
  'shipping',
  'tax',
  'marketing',
  'appearance',
  'products',
  'store_details',
  'purchase',
];

test.each(WIZARDS)('an extension can replace the page of %s', async (id) => {
  begin(`&task=${id}`);
  serveLists(buildSetupList({ id, title: 'Something to do' }));
  const children = (
    <Fill name={`woocommerce_onboarding_task_${id}`}>
      {({ task }) => <p>{`Acme does ${(task as { id: string }).id}`}</p>}
    </Fill>
  );
  renderHome({ taskPages: { [id]: TaxPage }, children });

  expect(await screen.findByText(`Acme does ${id}`)).toBeVisible();
  expect(screen.queryByText(/The page of/)).not.toBeInTheDocument();
});

test.each(WIZARDS)('an extension can wrap the page of %s', async (id) => {
  begin(`&task=${id}`);
  serveLists(buildSetupList({ id, title: 'Something to do' }));
  const children = (
    <Fill name={`woocommerce_onboarding_task_${id}`}>
      {({ defaultPage }) => (
        <>
          <p>Acme has a word first</p>
          {defaultPage as ReactNode}
        </>
      )}
    </Fill>
  );
  renderHome({ taskPages: { [id]: TaxPage }, children });

  expect(await screen.findByText('Acme has a word first')).toBeVisible();
  expect(screen.getByText(`The page of ${id}, partner none`)).toBeVisible();
});

test.each(['no-such-task', 'constructor'])('shows nothing for the unknown task %s', async (id) => {
  begin(`&task=${id}`);
  serveLists(buildSetupList(TAX));
  const { registry } = renderTax();
  await waitFor(() => expect(registry.select('tasks').getTaskLists()).toBeDefined());

  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  expect(screen.queryByRole('button', { name: 'WooCommerce Home' })).not.toBeInTheDocument();
});

test('shows nothing and logs a warning without a task id', () => {
  begin('&task=');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderTax();

  expect(warn).toHaveBeenCalledWith('No task id provided');
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test("shows an error when task lists can't be loaded, and retries", async () => {
  begin('&task=tax');
  api.get('/wc-admin/onboarding/tasks').reply(500, buildError('internal_server_error', 500));
  const { user } = renderTax();
  expect(await screen.findByRole('alert')).toHaveTextContent('This task could not be loaded');

  serveLists(buildSetupList(TAX));
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText(/The page of tax/)).toBeVisible();
});

describe('a task added by the older filter', () => {
  const FILTER = 'woocommerce_admin_onboarding_task_list';
  const failures: string[] = [];
  const stops: (() => void)[] = [];

  afterEach(() => {
    failures.length = 0;
    for (const stop of stops.splice(0)) stop();
  });

  function addTask(task: object): void {
    addFilter(FILTER, 'acme', (tasks: unknown[]) => [...tasks, { title: 'Connect Acme', ...task }]);
    stops.push(
      () => void removeFilter(FILTER, 'acme'),
      onExtensionFailure(({ source }) => failures.push(source)),
      containClassic(),
    );
  }
  const serveTask = (list: string, id: string) =>
    api
      .post('/wc-admin/onboarding/tasks')
      .reply(200, [buildTaskList({ id: list, tasks: [buildTask({ id, title: 'Connect Acme' })] })]);

  test('shows its page', async () => {
    begin('&task=acme');
    addTask({ key: 'acme', container: <p>Acme says hello</p> });
    serveTask('extended', 'acme');
    renderTax();

    expect(await screen.findByText('Acme says hello')).toBeVisible();
  });

  test('is named when its page crashes', async () => {
    const Broken = () => {
      throw new Error('Broken on purpose.');
    };
    begin('&task=acme');
    addTask({ key: 'acme', container: <Broken /> });
    serveTask('extended', 'acme');
    renderHome({ onCaughtError: () => {} });

    expect(await screen.findByText('acme stopped working here.')).toBeVisible();
    expect(failures).toEqual(['task "acme"']);
  });

  test('can be pressed again after its click handler failed', async () => {
    begin('');
    addTask({
      key: 'products',
      onClick() {
        throw new Error('Broken on purpose.');
      },
    });
    serveTask('setup', 'products');
    const { user } = renderTax();

    await user.click(await screen.findByRole('button', { name: 'Add products' }));

    await waitFor(() => expect(failures).toEqual(['onClick of task "products"']));
    expect(screen.getByRole('button', { name: 'Add products' })).not.toHaveAttribute('aria-busy');
  });
});
