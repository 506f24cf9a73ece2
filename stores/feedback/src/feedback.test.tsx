import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { useFeedback } from './index';

const PATH = '/wc-admin/options';
const SHOWN_FOR_ACTIONS_OPTION = 'woocommerce_ces_shown_for_actions';
const THREE_WEEKS = 3 * 7 * 24 * 60 * 60;

function Question() {
  const { isAsked, recordView, send } = useFeedback('store_setup');
  const [problem, setProblem] = useState('');
  const answer = () => {
    send({ score: 2, secondScore: 1, comments: 'Too long' }).catch((error: Error) =>
      setProblem(error.message),
    );
  };
  if (problem) return <p role="alert">{problem}</p>;
  if (!isAsked) return <p>Nothing to ask</p>;
  return (
    <>
      <button type="button" onClick={() => void recordView()}>
        Look
      </button>
      <button type="button" onClick={answer}>
        Send
      </button>
    </>
  );
}

const render = (options: object) =>
  renderWithStores([optionsStore, userStore], <Question />, {
    prepare(registry) {
      hydrateCurrentUser(registry, buildUser());
      hydrateOptions(registry, {
        woocommerce_allow_tracking: 'yes',
        woocommerce_admin_install_timestamp: String(Date.now() / 1000 - THREE_WEEKS),
        woocommerce_show_marketplace_suggestions: 'yes',
        [SHOWN_FOR_ACTIONS_OPTION]: [],
        ...options,
      });
    },
  });

const recorded = jest.fn();

beforeEach(() => {
  recorded.mockClear();
  Object.assign(window, { wcTracks: { isEnabled: true, recordEvent: recorded } });
});
afterEach(() => Reflect.deleteProperty(window, 'wcTracks'));

test('records the feedback and does not ask again', async () => {
  api
    .get(PATH, { options: SHOWN_FOR_ACTIONS_OPTION })
    .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: ['settings_change'] });
  api
    .post(PATH, { [SHOWN_FOR_ACTIONS_OPTION]: ['settings_change', 'store_setup'] })
    .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: true });
  const { user } = render({});

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Nothing to ask')).toBeInTheDocument();
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledWith('ces_feedback', {
      action: 'store_setup',
      score: 2,
      score_second_question: 1,
      score_combined: 3,
      comments: 'Too long',
      store_age: 3,
    }),
  );
});

test('records that the question was seen', async () => {
  const { user } = render({});

  await user.click(screen.getByRole('button', { name: 'Look' }));

  await waitFor(() =>
    expect(recorded).toHaveBeenCalledWith('ces_view', { action: 'store_setup', store_age: 3 }),
  );
});

test('reports an error and records nothing when marking the question as shown fails', async () => {
  api
    .get(PATH, { options: SHOWN_FOR_ACTIONS_OPTION })
    .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
  const { user } = render({});

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');
  expect(recorded).not.toHaveBeenCalled();
});

test.each([
  ['consent', { woocommerce_allow_tracking: 'no' }],
  ['promotions', { woocommerce_show_marketplace_suggestions: 'no' }],
])('shows no question without %s', (_, options) => {
  render(options);

  expect(screen.getByText('Nothing to ask')).toBeInTheDocument();
});
