import { screen, waitFor, within } from '@testing-library/react';
import { Fill } from '@admin/extensions';
import { buildHost, buildError, api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import {
  buildSetupList,
  PREFERENCES,
  renderHome,
  serveLists,
  serveContext,
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
  serveContext();
});

async function openMenu(setting: Parameters<typeof renderHome>[0] = {}) {
  const { user, container } = renderHome(setting);
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  return { user, container };
}

const choice = (name: string) => screen.getByRole('menuitemradio', { name });

describe('Display menu is shown', () => {
  const withAnalytics = (isOn: boolean) => buildHost({ features: { analytics: isOn } });

  test.each([
    ['with analytics', SETUP, true, true],
    ['without analytics once setup is done', buildSetupList({ ...PRODUCTS, isComplete: true }), false, true],
    ['without analytics once setup is hidden', { ...SETUP, ...PUT_AWAY }, false, true],
    ['not without analytics during setup', SETUP, false, false],
  ])('%s', async (_, setup, hasAnalytics, isThere) => {
    serveLists(setup, NEXT);
    renderHome({ host: withAnalytics(hasAnalytics) });
    await screen.findByRole('region', { name: /Things to do next/ });

    expect(screen.queryAllByRole('button', { name: 'Display' })).toHaveLength(isThere ? 1 : 0);
  });

  test('with items of an extension only, reachable by keyboard', async () => {
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

describe('layout', () => {
  const saved = (layout: string) => ({
    id: buildUser().id,
    woocommerce_meta: { ...buildUser().woocommerce_meta, homepage_layout: JSON.stringify(layout) },
  });
  const save = () =>
    api.post('/wp/v2/users/me', { woocommerce_meta: { homepage_layout: '"two_columns"' } }, PREFERENCES);

  test('has one column by default', async () => {
    serveLists(SETUP);
    await openMenu();

    expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible();
    expect(choice('Single column')).toBeChecked();
    expect(choice('Two columns')).not.toBeChecked();
  });

  test("uses the site's default until the user chooses", async () => {
    serveLists(SETUP);
    await openMenu({ options: { woocommerce_default_homepage_layout: 'two_columns' } });

    expect(choice('Two columns')).toBeChecked();
  });

  test('is saved for the user', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    const request = save().reply(200, saved('two_columns'));

    await user.click(choice('Two columns'));
    await waitFor(() => expect(request.isDone()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Two columns')).toBeChecked();
  });

  test('is reverted with an error when the server rejects it', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    save().reply(403, refusal);

    await user.click(choice('Two columns'));
    expect(await screen.findByText('There was a problem changing the layout')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Single column')).toBeChecked();
  });
});

describe('colors', () => {
  const schemeOfPage = () => document.documentElement.dataset['colorScheme'];
  const save = () =>
    api.post('/wp/v2/users/me', { woocommerce_meta: { color_scheme: '"dark"' } }, PREFERENCES);

  afterEach(() => delete document.documentElement.dataset['colorScheme']);

  test('are light by default, and are reverted when the server rejects a change', async () => {
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

  test('are not saved again when already selected', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    const request = save().reply(200, buildUser());

    await user.click(choice('Light'));
    await user.click(screen.getByRole('button', { name: 'Display' }));
    await user.click(choice('Dark'));

    await waitFor(() => expect(request.isDone()).toBe(true));
    expect(screen.queryByText('There was a problem updating your preferences')).not.toBeInTheDocument();
  });

  test('are saved on a page without color schemes, for other pages', async () => {
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

describe('density', () => {
  const save = () => api.post('/wp/v2/users/me', { woocommerce_meta: { density: '"compact"' } }, PREFERENCES);

  test('is comfortable by default, and saved for the user', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    expect(choice('Comfortable')).toBeChecked();
    const request = save().reply(200, {
      id: buildUser().id,
      woocommerce_meta: { ...buildUser().woocommerce_meta, density: '"compact"' },
    });

    await user.click(choice('Compact'));
    await waitFor(() => expect(request.isDone()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Compact')).toBeChecked();
  });

  test('is reverted with an error when the server rejects it', async () => {
    serveLists(SETUP);
    const { user } = await openMenu();
    save().reply(403, refusal);

    await user.click(choice('Compact'));
    expect(await screen.findByText('There was a problem updating your preferences')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Display' }));

    expect(choice('Comfortable')).toBeChecked();
  });
});

describe('task lists', () => {
  const toggle = () => screen.getByRole('menuitemcheckbox', { name: 'Show things to do next' });
  const next = () => screen.queryByRole('region', { name: /Things to do next/ });

  test('are hidden and shown by checkboxes', async () => {
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

  test('stay visible when the server rejects hiding them', async () => {
    post('extended/hide').reply(403, refusal);
    serveLists(SETUP, NEXT);
    const { user } = await openMenu();

    await user.click(toggle());

    expect(await screen.findByText('There was a problem hiding the list')).toBeVisible();
    expect(toggle()).toBeChecked();
    expect(next()).toBeVisible();
  });

  test('of extensions are listed by title, without empty and fixed ones', async () => {
    const ofAcme = { ...NEXT, id: 'acme', title: 'Acme', isToggleable: true };
    const done = { ...NEXT, id: 'done', title: 'Done', isToggleable: true, isComplete: true, tasks: [] };
    serveLists(SETUP, NEXT, ofAcme, done, { ...ofAcme, id: 'fixed', isToggleable: false });
    await openMenu();

    const boxes = within(screen.getByRole('group', { name: 'Task lists' })).getAllByRole('menuitemcheckbox');
    expect(boxes.map(({ textContent }) => textContent)).toEqual(['Show things to do next', 'Show “Acme”']);
  });

  test('of the setup can be shown again, and focus returns to the button', async () => {
    serveLists({ ...SETUP, ...PUT_AWAY }, NEXT);
    const { user } = await openMenu();
    post('setup/unhide').reply(200, SETUP);

    await user.click(screen.getByRole('menuitem', { name: 'Show setup task list' }));

    expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Display' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Display' }));
    expect(screen.queryByRole('menuitem', { name: 'Show setup task list' })).not.toBeInTheDocument();
  });

  test('can be shown again by a button when there is no menu', async () => {
    serveLists(SETUP, { ...NEXT, ...PUT_AWAY });
    const { user } = renderHome({ host: buildHost({ features: { analytics: false } }) });
    post('extended/unhide').reply(200, NEXT);

    await user.click(await screen.findByRole('button', { name: 'Show things to do next' }));

    expect(await screen.findByRole('region', { name: /Things to do next/ })).toBeVisible();
  });
});
