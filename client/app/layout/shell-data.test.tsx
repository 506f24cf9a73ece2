import { act, screen, waitFor, within } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { tasksStore } from '@admin/store-tasks';
import { api, buildTask, buildTaskList } from '@admin/testing';
import { openDashboard } from '../testing/open-dashboard';

/** A page that makes no requests. */
const QUIET = '&path=%2Fanalytics%2Fhoroscope';
const QUEUE = 'woocommerce_admin_transient_notices_queue';

afterEach(() => {
  document.body.innerHTML = '';
});

describe("badge of the host's menu", () => {
  const taskLists = [
    buildTaskList({ tasks: ['tax', 'shipping'].map((id) => buildTask({ id, isDismissable: true })) }),
  ];

  function open(count: number) {
    document.body.innerHTML = `<ul id="adminmenu"><li><a href="admin.php?page=wc-admin">Home
      <span class="awaiting-mod update-plugins remaining-tasks-badge count-${count}">${count}</span></a></li></ul>`;
    return openDashboard({ address: QUIET, taskLists });
  }

  const badge = () => document.querySelector('.remaining-tasks-badge');

  test('counts remaining tasks, disappears after the last one and returns on undo', async () => {
    const { registry } = open(2);
    const { dismissTask, undoDismissTask } = registry.dispatch(tasksStore);
    expect(badge()).toHaveTextContent('2');

    api
      .post('/wc-admin/onboarding/tasks/tax/dismiss')
      .reply(200, buildTask({ id: 'tax', isDismissed: true }));
    await act(async () => void (await dismissTask('tax')));
    expect(badge()).toHaveTextContent('1');
    expect(badge()).toHaveClass('count-1');

    api
      .post('/wc-admin/onboarding/tasks/shipping/dismiss')
      .reply(200, buildTask({ id: 'shipping', isDismissed: true }));
    await act(async () => void (await dismissTask('shipping')));
    expect(badge()).not.toBeInTheDocument();

    api.post('/wc-admin/onboarding/tasks/shipping/undo_dismiss').reply(200, buildTask({ id: 'shipping' }));
    await act(() => undoDismissTask('shipping'));
    expect(badge()).toHaveTextContent('1');
  });
});

describe('notices', () => {
  const notices = () =>
    within(document.querySelector<HTMLElement>('.woocommerce-transient-notices') ?? document.body);

  test('shows queued notices on start, and removes them from the queue when dismissed', async () => {
    const queue = {
      n1: { id: 'n1', status: 'success', content: 'Orders imported', options: { explicitDismiss: true } },
      n2: { id: 'n2', status: 'info', content: 'For someone else', user_id: 7 },
    };
    const { user } = openDashboard({ address: QUIET, admin: { preloadOptions: { [QUEUE]: queue } } });
    expect(await screen.findByText('Orders imported')).toBeInTheDocument();
    expect(screen.queryByText('For someone else')).not.toBeInTheDocument();

    api.get('/wc-admin/options', { options: QUEUE }).reply(200, { [QUEUE]: queue });
    const written = api
      .post('/wc-admin/options', { [QUEUE]: { n2: queue.n2 } })
      .reply(200, { [QUEUE]: true });
    await user.click(notices().getByRole('button'));

    expect(screen.queryByText('Orders imported')).not.toBeInTheDocument();
    await waitFor(() => expect(written.isDone()).toBe(true));
  });

  test('offers only the first of several actions', async () => {
    const undo = jest.fn();
    const { registry, user } = openDashboard({ address: QUIET });
    await act(async () => {
      await registry.dispatch(noticesStore).createNotice('success', 'Task dismissed', {
        actions: [
          { label: 'Undo', onClick: undo },
          { label: 'Never', onClick: jest.fn() },
        ],
      });
    });

    expect(screen.queryByRole('button', { name: 'Never' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledTimes(1);
  });

  const withUrl = (url: string) => ({ actions: [{ label: 'Look', url }] });

  test('opens a dashboard page from a notice without a page load', async () => {
    const { registry, user } = openDashboard({ address: QUIET });
    await act(async () => {
      await registry
        .dispatch(noticesStore)
        .createNotice('info', 'New', withUrl('admin.php?page=wc-admin&path=%2Fcustomers'));
    });

    await user.click(screen.getByRole('button', { name: 'Look' }));

    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
  });

  test.each([
    ['https://shop.example/', 1],
    ['javascript:alert(1)', 0],
  ])('a notice with the URL %s has %s links', async (url, count) => {
    const { registry } = openDashboard({ address: QUIET });
    await act(async () => {
      await registry.dispatch(noticesStore).createNotice('info', 'New', withUrl(url));
    });

    expect(notices().queryAllByRole('link')).toHaveLength(count);
  });
});
