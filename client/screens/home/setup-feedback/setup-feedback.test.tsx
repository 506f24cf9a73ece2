import { act, screen, waitFor, within } from '@testing-library/react';
import { buildError, api, buildUser } from '@admin/testing';
import {
  buildSetupList,
  PREFERENCES,
  renderHome,
  serveLists,
  serveContext,
  startAt,
} from '../testing/render-home';

const OPTIONS = '/wc-admin/options';
const SHOWN_FOR_ACTIONS_OPTION = 'woocommerce_ces_shown_for_actions';
const QUESTION = 'How was your experience?';
const THANKS = 'Thank you for your feedback!';
const AGE = { woocommerce_admin_install_timestamp: String(Date.now() / 1000 - 15 * 24 * 60 * 60) };

const recorded = jest.fn<void, [name: string, properties: object]>();
const answers = () =>
  recorded.mock.calls.filter(([name]) => name === 'ces_feedback').map(([, properties]) => properties);

beforeEach(() => {
  recorded.mockClear();
  Object.assign(window, { wcTracks: { isEnabled: true, recordEvent: recorded } });
  startAt();
  serveContext();
  serveLists(buildSetupList({ id: 'products', title: 'Add products', isComplete: true }));
});

afterEach(() => Reflect.deleteProperty(window, 'wcTracks'));

function renderCompletion(options: object = {}) {
  return renderHome({ options: { woocommerce_allow_tracking: 'yes', ...AGE, ...options } });
}

async function renderQuestion() {
  const view = renderCompletion();
  const faces = within(await screen.findByRole('group', { name: QUESTION }));
  const press = (face: string) => view.user.click(faces.getByRole('button', { name: face }));
  return { ...view, faces, press };
}

/** Serves the option as it is stored and saved. */
function keepAnswer() {
  api
    .get(OPTIONS, { options: SHOWN_FOR_ACTIONS_OPTION })
    .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: ['settings_change'] });
  return api.post(OPTIONS, { [SHOWN_FOR_ACTIONS_OPTION]: ['settings_change', 'store_setup'] });
}

const kept = { [SHOWN_FOR_ACTIONS_OPTION]: true };
const question = () => screen.queryByRole('group', { name: QUESTION });
const heading = () => screen.getByRole('heading', { name: "You've completed store setup" });

test('shows a survey after setup is complete, and records the view', async () => {
  const { faces } = await renderQuestion();

  expect(faces.getAllByRole('button').map((face) => face.getAttribute('aria-label'))).toEqual([
    'Very bad',
    'Bad',
    'Okay',
    'Good',
    'Very good',
  ]);
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledWith('ces_view', { action: 'store_setup', store_age: 2 }),
  );
});

test.each([
  ['Okay', 3],
  ['Very good', 5],
])('sends the rating “%s” and shows a thank-you message', async (face, score) => {
  keepAnswer().reply(200, kept);
  const { press } = await renderQuestion();

  await press(face);

  await waitFor(() => expect(screen.getByText(THANKS)).toHaveFocus());
  expect(question()).not.toBeInTheDocument();
  expect(answers()).toEqual([
    {
      action: 'store_setup',
      score,
      score_second_question: null,
      score_combined: score,
      comments: '',
      store_age: 2,
    },
  ]);
});

test('sends one rating for two quick clicks', async () => {
  keepAnswer().delay(20).reply(200, kept);
  const { press } = await renderQuestion();

  await press('Good');
  await press('Very good');

  await screen.findByText(THANKS);
  expect(answers()).toMatchObject([{ score: 4 }]);
});

test("shows an error when a rating can't be saved, and allows another try", async () => {
  api
    .get(OPTIONS, { options: SHOWN_FOR_ACTIONS_OPTION })
    .reply(403, buildError('woocommerce_rest_cannot_view', 403));
  const { press } = await renderQuestion();

  await press('Good');

  expect(await screen.findByText('There was a problem sending your feedback')).toBeVisible();
  expect(answers()).toEqual([]);

  keepAnswer().reply(200, kept);
  await press('Good');

  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(answers()).toHaveLength(1);
});

describe('low rating', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'What went wrong?' });
  const choose = (questionName: string, answer: string) =>
    within(screen.getByRole('radiogroup', { name: questionName })).getByRole('radio', { name: answer });
  const EASY = 'The store setup is easy to complete.';
  const NEEDS = 'The store setup process meets my needs.';

  test('opens two questions with the first one answered', async () => {
    const { press, user } = await renderQuestion();
    await press('Bad');
    await dialog();
    expect(choose(EASY, 'Disagree')).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('radiogroup', { name: NEEDS })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: NEEDS })).toHaveAccessibleDescription(
      'Please choose an answer',
    );
    expect(answers()).toEqual([]);

    keepAnswer().reply(200, kept);
    await user.click(choose(EASY, 'Strongly disagree'));
    await user.click(choose(NEEDS, 'Agree'));
    await user.type(screen.getByRole('textbox', { name: /What could be improved/ }), ' Fewer steps ');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(screen.getByText(THANKS)).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(answers()).toEqual([
      {
        action: 'store_setup',
        score: 1,
        score_second_question: 4,
        score_combined: 5,
        comments: 'Fewer steps',
        store_age: 2,
      },
    ]);
  });

  test('keeps the input when sending fails', async () => {
    api
      .get(OPTIONS, { options: SHOWN_FOR_ACTIONS_OPTION })
      .reply(403, buildError('woocommerce_rest_cannot_view', 403));
    const { press, user } = await renderQuestion();
    await press('Very bad');
    await dialog();
    await user.click(choose(NEEDS, 'Disagree'));
    await user.type(screen.getByRole('textbox'), 'Too long');

    await user.click(screen.getByRole('button', { name: 'Send' }));

    const form = within(await dialog());
    expect(await form.findByText('There was a problem sending your feedback')).toBeVisible();
    expect(form.getByRole('textbox')).toHaveValue('Too long');
    expect(choose(NEEDS, 'Disagree')).toBeChecked();
  });

  test('keeps a comment when the dialog is closed, until it is sent', async () => {
    const { press, user } = await renderQuestion();
    await press('Very bad');
    await dialog();
    await user.type(screen.getByRole('textbox'), 'Too long');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await press('Very bad');

    await dialog();
    expect(screen.getByRole('textbox')).toHaveValue('Too long');
    keepAnswer().reply(200, kept);
    await user.click(choose(NEEDS, 'Disagree'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('sends nothing and restores focus when canceled', async () => {
    const { press, user, faces } = await renderQuestion();
    await press('Very bad');
    await dialog();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(faces.getByRole('button', { name: 'Very bad' })).toHaveFocus();
    expect(answers()).toEqual([]);
  });
});

test('does not ask again after "No, thanks"', async () => {
  const written = keepAnswer().reply(200, kept);
  const { user } = await renderQuestion();

  await user.click(screen.getByRole('button', { name: 'No, thanks' }));

  expect(question()).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
  await waitFor(() => expect(written.isDone()).toBe(true));
  expect(answers()).toEqual([]);
});

test.each([
  ['without consent', { woocommerce_allow_tracking: 'no' }],
  ['after it was shown', { [SHOWN_FOR_ACTIONS_OPTION]: ['store_setup'] }],
  ['with promotions off for the site', { woocommerce_show_marketplace_suggestions: 'no' }],
])('shows no survey: %s', async (_, options) => {
  renderCompletion(options);
  await screen.findByRole('heading', { name: "You've completed store setup" });

  await act(async () => {});

  expect(screen.queryByRole('heading', { name: QUESTION })).not.toBeInTheDocument();
  expect(recorded).not.toHaveBeenCalledWith('ces_view', expect.anything());
});

test('turns the survey off and on for the user in the Display menu', async () => {
  const { id, woocommerce_meta: meta } = buildUser();
  const save = (stored: string) =>
    api
      .post('/wp/v2/users/me', { woocommerce_meta: { promotions_hidden: stored } }, PREFERENCES)
      .reply(200, { id, woocommerce_meta: { ...meta, promotions_hidden: stored } });
  const { user } = await renderQuestion();
  await user.click(screen.getByRole('button', { name: 'Display' }));
  const toggle = () =>
    user.click(screen.getByRole('menuitemcheckbox', { name: 'Show suggestions and surveys' }));

  const off = save('"yes"');
  await toggle();
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(off.isDone()).toBe(true));

  save('');
  await toggle();
  expect(question()).toBeVisible();
});
