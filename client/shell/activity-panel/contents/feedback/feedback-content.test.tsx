import { screen, waitFor, within } from '@testing-library/react';
import { optionsStore } from '@admin/store-options';
import { buildError, api } from '@admin/testing';
import { URLS, openPage } from '../../testing/render-panel';

const OPTIONS = '/wc-admin/options';
const SHOWN_FOR_ACTIONS_OPTION = 'woocommerce_ces_shown_for_actions';

const recorded = jest.fn<void, [name: string, properties: object]>();
const sent = () => recorded.mock.calls.filter(([name]) => name === 'ces_feedback');

beforeAll(() => import('./feedback-content'));

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(window, {
    wcTracks: { isEnabled: true, recordEvent: recorded },
    requestIdleCallback: () => 1,
    cancelIdleCallback: () => {},
  });
});

afterEach(() => {
  for (const name of ['wcTracks', 'requestIdleCallback', 'cancelIdleCallback']) {
    Reflect.deleteProperty(window, name);
  }
});

async function openFeedback() {
  const { user } = openPage({
    address: URLS.newProduct,
    isEmbedded: true,
    options: {
      woocommerce_allow_tracking: 'yes',
      woocommerce_admin_install_timestamp: String(Date.now() / 1000),
      [SHOWN_FOR_ACTIONS_OPTION]: [],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Feedback' }));
  const panel = within(await screen.findByRole('region', { name: 'Feedback' }));
  await panel.findByRole('button', { name: 'Send' });
  const answer = (question: string, choice: string) =>
    user.click(
      within(panel.getByRole('radiogroup', { name: question })).getByRole('radio', { name: choice }),
    );
  const fillIn = async () => {
    await answer('The product editing screen is easy to use', 'Disagree');
    await answer("The product editing screen's functionality meets my needs", 'Agree');
    await user.type(panel.getByRole('textbox'), 'Where are the sizes?');
  };
  const send = () => user.click(panel.getByRole('button', { name: 'Send' }));
  return { panel, fillIn, send };
}

test('records feedback on adding a product once the option is saved', async () => {
  const { panel, fillIn, send } = await openFeedback();
  await fillIn();
  api
    .get(OPTIONS, { options: SHOWN_FOR_ACTIONS_OPTION })
    .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: ['store_setup'] });
  api
    .post(OPTIONS, { [SHOWN_FOR_ACTIONS_OPTION]: ['store_setup', 'product_feedback'] })
    .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: true });

  await send();

  const thanks = await panel.findByRole('heading', { name: 'Thank you for your feedback!' });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(sent()).toEqual([
    [
      'ces_feedback',
      {
        action: 'product_feedback',
        score: 2,
        score_second_question: 4,
        score_combined: 6,
        comments: 'Where are the sizes?',
        store_age: 0,
      },
    ],
  ]);
});

test('requires answers to both questions', async () => {
  const { panel, send } = await openFeedback();

  await send();

  expect(await panel.findAllByText('Please choose an answer')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

test('keeps input when sending fails, and sends it once on retry', async () => {
  const { panel, fillIn, send } = await openFeedback();
  await fillIn();
  api.get(OPTIONS, { options: SHOWN_FOR_ACTIONS_OPTION }).reply(403, buildError('no', 403));
  await send();
  expect(await panel.findByText('There was a problem sending your feedback')).toBeVisible();
  expect(panel.getByRole('textbox')).toHaveValue('Where are the sizes?');
  expect(sent()).toEqual([]);

  api.get(OPTIONS, { options: SHOWN_FOR_ACTIONS_OPTION }).reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: [] });
  api
    .post(OPTIONS, { [SHOWN_FOR_ACTIONS_OPTION]: ['product_feedback'] })
    .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: true });
  await send();

  expect(await panel.findByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('shows an error when the tracking option fails to load, and retries', async () => {
  const TRACKING = 'woocommerce_allow_tracking';
  const { user, registry } = openPage({
    address: URLS.newProduct,
    isEmbedded: true,
    options: { [TRACKING]: undefined, [SHOWN_FOR_ACTIONS_OPTION]: [] },
  });
  registry.invalidate(optionsStore).getOption(TRACKING);
  const read = () => api.get(OPTIONS, { options: TRACKING });
  read().reply(500, buildError('internal_server_error', 500));
  await user.click(screen.getByRole('button', { name: 'Feedback' }));
  const panel = within(await screen.findByRole('region', { name: 'Feedback' }));
  expect(await panel.findByText('The settings could not be loaded')).toBeVisible();
  expect(panel.queryByText('Feedback is turned off')).not.toBeInTheDocument();

  read().reply(200, { [TRACKING]: 'yes' });
  await user.click(panel.getByRole('button', { name: 'Retry' }));

  expect(await panel.findByRole('button', { name: 'Send' })).toBeVisible();
});
