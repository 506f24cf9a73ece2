import { act, screen, waitFor } from '@testing-library/react';
import { api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import { URLS, openPage, waitForLazyChunks, type PanelOptions } from '../testing/render-panel';

const HINT_SHOWN_OPTION = 'woocommerce_ces_product_feedback_shown';
const OPTIONS = '/wc-admin/options';
const MINUTES = 60_000;

const recorded = jest.fn<void, [name: string, properties: object]>();
const names = () => recorded.mock.calls.map(([name]) => name);

beforeEach(() => {
  Object.assign(window, {
    wcTracks: { isEnabled: true, recordEvent: recorded },
    requestIdleCallback: () => 1,
    cancelIdleCallback: () => {},
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

afterEach(() => {
  for (const name of ['wcTracks', 'requestIdleCallback', 'cancelIdleCallback']) {
    Reflect.deleteProperty(window, name);
  }
});

async function open(options: PanelOptions) {
  const page = openPage({ ...options, notes: [], advanceTimers: jest.advanceTimersByTime });
  await waitForLazyChunks();
  return page;
}

const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const tab = (name: string) => screen.getByRole('button', { name });

describe('hint for the help of a task', () => {
  const hint = () => screen.queryByRole('dialog', { name: 'Need help with this task?' });

  const openTask = (starts: number, { isComplete = false, preferences = {} } = {}) =>
    open({
      address: `${URLS.home}&task=tax`,
      lists: [buildTaskList({ tasks: [buildTask({ id: 'tax', isComplete })] })],
      user: {
        woocommerce_meta: {
          task_list_tracked_started_tasks: JSON.stringify({ tax: starts }),
          ...preferences,
        },
      },
    });

  const serveSaving = () =>
    api
      .post(
        '/wp/v2/users/me',
        { woocommerce_meta: { help_panel_highlight_shown: '"yes"' } },
        { _fields: 'id,woocommerce_meta' },
      )
      .reply(200, buildUser({ woocommerce_meta: { help_panel_highlight_shown: '"yes"' } }));

  test('appears a second after the task was opened again, until dismissed', async () => {
    const { user } = await openTask(2);
    await wait(999);
    expect(hint()).not.toBeInTheDocument();
    await wait(1);
    expect(hint()).toBeVisible();
    expect(document.body).toHaveFocus();

    const saved = serveSaving();
    await user.click(tab('Got it'));

    expect(hint()).not.toBeInTheDocument();
    expect(names()).toEqual(['help_tooltip_view', 'help_tooltip_click']);
    await waitFor(() => expect(saved.isDone()).toBe(true));
  });

  test('disappears for good when help is opened', async () => {
    const { user } = await openTask(2);
    await wait(1000);
    const saved = serveSaving();

    await user.click(tab('Help'));

    expect(hint()).not.toBeInTheDocument();
    await waitFor(() => expect(saved.isDone()).toBe(true));
  });

  test.each([
    ['the task was started once', 1, {}],
    ['the task is complete', 2, { isComplete: true }],
    ['it was shown before', 2, { preferences: { help_panel_highlight_shown: '"yes"' } }],
  ])('does not appear when %s', async (_, starts, state) => {
    await openTask(starts, state);
    await wait(5000);

    expect(hint()).not.toBeInTheDocument();
  });
});

describe('hint for feedback on a new product', () => {
  const hint = () => screen.queryByRole('dialog', { name: 'Feeling stuck?' });

  const openNewProduct = (options: PanelOptions = {}) =>
    open({ address: URLS.newProduct, isEmbedded: true, ...options });

  test('appears after seven minutes, once for each site', async () => {
    const { user } = await openNewProduct({ options: { [HINT_SHOWN_OPTION]: false } });
    await wait(7 * MINUTES - 1);
    expect(hint()).not.toBeInTheDocument();

    const saved = api.post(OPTIONS, { [HINT_SHOWN_OPTION]: true }).reply(200, { [HINT_SHOWN_OPTION]: true });
    await wait(1);

    expect(hint()).toHaveAccessibleDescription(
      "You have been working on this product for a few minutes now. Is there something you're struggling with? Share your feedback.",
    );
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(saved.isDone()).toBe(true));
    await user.click(tab('Got it'));
    expect(hint()).not.toBeInTheDocument();
    expect(names()).toEqual(['product_feedback_hint_view', 'product_feedback_hint_click']);
  });

  test('disappears when the feedback panel is opened', async () => {
    const { user } = await openNewProduct({ options: { [HINT_SHOWN_OPTION]: false } });
    const saved = api.post(OPTIONS, { [HINT_SHOWN_OPTION]: true }).reply(200, { [HINT_SHOWN_OPTION]: true });
    await wait(7 * MINUTES);
    expect(hint()).toBeVisible();

    await user.click(tab('Feedback'));

    expect(hint()).not.toBeInTheDocument();
    await waitFor(() => expect(saved.isDone()).toBe(true));
  });

  test('does not appear when the feedback panel was opened before', async () => {
    const { user } = await openNewProduct({ options: { [HINT_SHOWN_OPTION]: false } });
    await user.click(tab('Feedback'));
    await user.keyboard('{Escape}');

    await wait(8 * MINUTES);

    expect(hint()).not.toBeInTheDocument();
  });

  test.each<[string, PanelOptions]>([
    ['it was shown before', { options: { [HINT_SHOWN_OPTION]: '1' } }],
    [
      'promotions are off for the site',
      { options: { [HINT_SHOWN_OPTION]: false, woocommerce_show_marketplace_suggestions: 'no' } },
    ],
    [
      'promotions are off for the user',
      { options: { [HINT_SHOWN_OPTION]: false }, user: { woocommerce_meta: { promotions_hidden: '"yes"' } } },
    ],
    [
      "the user can't save that it was shown",
      { user: { is_super_admin: false, capabilities: { manage_woocommerce: true } } },
    ],
  ])('does not appear if %s', async (_, options) => {
    await openNewProduct(options);
    await wait(8 * MINUTES);

    expect(hint()).not.toBeInTheDocument();
  });
});
