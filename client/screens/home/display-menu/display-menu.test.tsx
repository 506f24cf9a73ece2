import { screen, waitFor, within } from '@testing-library/react';
import { Fill } from '@admin/extensions';
import { buildHost, buildError, api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import {
  buildSetupList,
  PREFERENCES,
  renderHome,
  serveLists,
  serveSurroundings,
  startAt,
} from '../testing/render-home';

const PRODUCTS = { id: 'products', title: 'Add products' };
const SETUP = buildSetupList(PRODUCTS);
const NEXT = buildTaskList({
  id: 'extended',
  title: 'Things to do next',
  tasks: [buildTask({ id: 'app', title: 'Get the app' })],
});
const PUT_AWAY = { isHidden: true, isVisible: false };

const post = (path: string) => api.post(`/wc-admin/onboarding/tasks/${path}`);
const refusal = buildError('woocommerce_rest_cannot_create', 403);

beforeEach(() => {
  startAt();
  serveSurroundings();
});

async function openMenu(setting: Parameters<typeof renderHome>[0] = {}) {
  const { user, container } = renderHome(setting);
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  return { user, container };
}

const choice = (name: string) => screen.getByRole('menuitemradio', { name });

describe('the menu shows', () => {
  const withAnalytics = (isOn: boolean) => buildHost({ features: { analytics: isOn } });

  test.each([
    ['with analytics', SETUP, true, true],
    ['without analytics once setup is done', buildSetupList({ ...PRODUCTS, isComplete: true }), false, true],
    ['without analytics once setup is hidden', { ...SETUP, ...PUT_AWAY }, false, true],
    ['not without analytics while setup goes on', SETUP, false, false],
  ])('%s', async (_, setup, hasAnalytics, isThere) => {
    serveLists(setup, NEXT);
    renderHome({ host: withAnalytics(hasAnalytics) });
    await screen.findByRole('region', { name: /Things to do next/ });

    expect(screen.queryAllByRole('button', { name: 'Display' })).toHaveLength(isThere ? 1 : 0);
  });

  test('with the items of an extension alone, which the keyboard reaches', async () => {
    const choose = jest.fn();
    serveLists(SETUP);
    const { user } = await openMenu({
      host: withAnalytics(false),
      children: (
        <Fill name="DisplayOptions">
          <button type="button" role="menuitem" onClick={choose}>
            Show the harbour
          </button>
        </Fill>
      ),
    });
    expect(screen.queryByRole('group', { name: 'Layout' })).not.toBeInTheDocument();

    await user.keyboard('{End}{Enter}');

    expect(choose).toHaveBeenCalledTimes(1);
  });
});

describe('the layout', () => {
  const saved = (layout: string) => ({
    id: buildUser().id,
    woocommerce_meta: { ...buildUser().woocommerce_meta, homepage_layout: JSON.stringify(layout) },
  });
  const save = () =>
    api.post('/wp/v2/users/me', { woocommerce_meta: { homepage_layout: '"two_columns"' } }, PREFERENCES);

  test('is one column unless the site says otherwise', async () => {
    serveLists(SETUP);
    await openMenu();

    expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible();
    expect(choice('Single column')).toBeChecked();
    expect(choice('Two columns')).not.toBeChecked();
  });

  test('is what the site says until the user chooses', async () => {
    serveLists(SETUP);
    await openMenu({ options: { woocommerce_default_homepage_layout: 'two_columns' } });

    expect(choice('Two columns')).toBeChecked();
  });

  test('is kept for the user', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    const request = save().reply(200, saved('two_columns'));

    await user.click(choice('Two columns'));
    await waitFor(() => expect(request.isDone()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Two columns')).toBeChecked();
  });

  test('goes back to what it was when the server refuses', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    save().reply(403, refusal);

    await user.click(choice('Two columns'));
    expect(await screen.findByText('There was a problem changing the layout')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Single column')).toBeChecked();
  });
});

describe('the colors', () => {
  const schemeOfPage = () => document.documentElement.dataset['colorScheme'];
  const save = () =>
    api.post('/wp/v2/users/me', { woocommerce_meta: { color_scheme: '"dark"' } }, PREFERENCES);

  afterEach(() => delete document.documentElement.dataset['colorScheme']);

  test('are light until the user chooses, and go back when the server refuses', async () => {
    document.documentElement.dataset['colorScheme'] = 'light';
    serveLists(SETUP);
    const { user } = await openMenu();
    expect(choice('Light')).toBeChecked();
    save().delay(20).reply(403, refusal);

    await user.click(choice('Dark'));
    expect(schemeOfPage()).toBe('dark');

    expect(await screen.findByText('There was a problem updating your preferences')).toBeVisible();
    expect(schemeOfPage()).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Display' }));
    expect(choice('Light')).toBeChecked();
  });

  test('that are chosen already are not saved again', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    const request = save().reply(200, buildUser());

    await user.click(choice('Light'));
    await user.click(screen.getByRole('button', { name: 'Display' }));
    await user.click(choice('Dark'));

    await waitFor(() => expect(request.isDone()).toBe(true));
    expect(screen.queryByText('There was a problem updating your preferences')).not.toBeInTheDocument();
  });

  test('are kept for other pages on one that cannot have them', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    const request = save().reply(200, {
      id: buildUser().id,
      woocommerce_meta: { ...buildUser().woocommerce_meta, color_scheme: '"dark"' },
    });

    await user.click(choice('Dark'));
    await waitFor(() => expect(request.isDone()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Dark')).toBeChecked();
    expect(schemeOfPage()).toBeUndefined();
  });
});

describe('the task lists', () => {
  const toggle = () => screen.getByRole('menuitemcheckbox', { name: 'Show things to do next' });
  const next = () => screen.queryByRole('region', { name: /Things to do next/ });

  test('that can be toggled go and come, the box in step with the screen', async () => {
    serveLists(SETUP, NEXT);
    const { user } = await openMenu();
    expect(toggle()).toBeChecked();

    post('extended/hide').reply(200, { ...NEXT, ...PUT_AWAY });
    await user.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(next()).not.toBeInTheDocument();
    expect(await screen.findByText('Things to do next hidden')).toBeVisible();

    post('extended/unhide').reply(200, NEXT);
    await user.click(toggle());
    expect(toggle()).toBeChecked();
    expect(next()).toBeVisible();
  });

  test('stay when the server refuses', async () => {
    post('extended/hide').reply(403, refusal);
    serveLists(SETUP, NEXT);
    const { user } = await openMenu();

    await user.click(toggle());

    expect(await screen.findByText('There was a problem hiding the list')).toBeVisible();
    expect(toggle()).toBeChecked();
    expect(next()).toBeVisible();
  });

  test('of extensions are named, and those with nothing to show are left out', async () => {
    const ofAcme = { ...NEXT, id: 'acme', title: 'Acme', isToggleable: true };
    const done = { ...NEXT, id: 'done', title: 'Done', isToggleable: true, isComplete: true, tasks: [] };
    serveLists(SETUP, NEXT, ofAcme, done, { ...ofAcme, id: 'fixed', isToggleable: false });
    await openMenu();

    const boxes = within(screen.getByRole('group', { name: 'Task lists' })).getAllByRole('menuitemcheckbox');
    expect(boxes.map(({ textContent }) => textContent)).toEqual(['Show things to do next', 'Show “Acme”']);
  });

  test('of setup can be brought back, which gives the focus back to the button', async () => {
    serveLists({ ...SETUP, ...PUT_AWAY }, NEXT);
    const { user } = await openMenu();
    post('setup/unhide').reply(200, SETUP);

    await user.click(screen.getByRole('menuitem', { name: 'Show setup task list' }));

    expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Display' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Display' }));
    expect(screen.queryByRole('menuitem', { name: 'Show setup task list' })).not.toBeInTheDocument();
  });

  test('have a way back without the menu as well', async () => {
    serveLists(SETUP, { ...NEXT, ...PUT_AWAY });
    const { user } = renderHome({ host: buildHost({ features: { analytics: false } }) });
    post('extended/unhide').reply(200, NEXT);

    await user.click(await screen.findByRole('button', { name: 'Show things to do next' }));

    expect(await screen.findByRole('region', { name: /Things to do next/ })).toBeVisible();
  });
});
