import { screen, waitFor, within } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildTask,
  spyOnTracks,
  deferReply,
  renderWithStores,
} from '@admin/testing';
import { serveNotices } from '../../onboarding/testing/serve-location';
import { buildUserWhoDismissed, expectDismissal, hydratePromotions } from '../testing/render-wizard';
import { MarketingTask } from './marketing-task';

const EXTENSIONS = '/wc-admin/onboarding/free-extensions';
const PLUGINS = '/wc-admin/plugins';

const buildExtension = (key: string, overrides: object = {}) => ({
  key,
  name: key.toUpperCase(),
  description: `What ${key} does`,
  image_url: '',
  manage_url: '',
  is_built_by_wc: false,
  is_installed: false,
  is_activated: false,
  is_visible: true,
  ...overrides,
});

const GROUPS = [
  { key: 'task-list/reach', title: 'Reach out to customers', plugins: [buildExtension('letters')] },
  {
    key: 'task-list/grow',
    title: 'Grow your store',
    plugins: [
      buildExtension('listings', {
        is_built_by_wc: true,
        description: 'On <b>maps</b><img src=x onerror=alert(1)>',
      }),
      buildExtension('pins'),
    ],
  },
  { key: 'obw/basics', title: 'Elsewhere', plugins: [buildExtension('elsewhere')] },
];

const done = { data: {}, errors: { errors: [] }, success: true };

function Said() {
  return useNotices().notices.map(({ id, content }) => <p key={id}>{content}</p>);
}

function open({
  installed = [] as string[],
  active = [] as string[],
  arePromotionsOn = true,
  dismissed = [] as string[],
  canInstall = true,
} = {}) {
  serveNotices();
  const onComplete = jest.fn();
  const host = buildHost({
    admin: {
      plugins: {
        installedPlugins: ['woocommerce', ...installed, ...active],
        activePlugins: ['woocommerce', ...active],
      },
    },
  });
  const view = renderWithStores(
    [noticesStore, optionsStore, userStore],
    <>
      <MarketingTask
        task={{ ...buildTask(), isDeprecated: false, additionalData: null }}
        query={{}}
        onComplete={onComplete}
      />
      <Said />
    </>,
    {
      host,
      prepare(registry) {
        const user = buildUserWhoDismissed(dismissed);
        const capabilities = { ...user.capabilities, install_plugins: canInstall };
        hydrateCurrentUser(registry, { ...user, capabilities, is_super_admin: false });
        hydratePromotions(registry, arePromotionsOn);
      },
    },
  );
  return { ...view, onComplete };
}

test('lists installed extensions separately, and recommended ones in groups', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  open({ installed: ['pins'], active: ['letters'] });

  const present = await screen.findByRole('region', { name: 'Installed marketing extensions' });
  expect(within(present).getByText('PINS')).toBeVisible();
  expect(within(present).getByRole('button', { name: 'Activate: PINS' })).toBeVisible();
  expect(within(present).getByText('LETTERS')).toBeVisible();
  const offered = screen.getByRole('region', { name: 'Recommended marketing extensions' });
  expect(
    within(offered)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Grow your store']);
  expect(screen.queryByText('ELSEWHERE')).not.toBeInTheDocument();
});

test("tells users who can't install plugins who can", async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  open({ installed: ['pins'], active: ['letters'], canInstall: false });

  const present = await screen.findByRole('region', { name: 'Installed marketing extensions' });
  expect(within(present).getByText('Not active')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Only administrators can install and activate extensions.',
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('shows recommendations only on request when promotions are off', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  const { user } = open({ active: ['letters'], arePromotionsOn: false });
  expect(await screen.findByText('LETTERS')).toBeVisible();
  expect(screen.queryByText('PINS')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show recommendations' }));

  expect(screen.getByText('PINS')).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Recommended marketing extensions' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('hides recommendations permanently, and shows them again on request', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  const saved = expectDismissal('marketing');
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Hide recommendations' }));

  expect(screen.queryByText('PINS')).not.toBeInTheDocument();
  const heading = screen.getByRole('heading', { name: 'Recommended marketing extensions' });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => expect(saved.isDone()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Show recommendations' }));
  expect(screen.getByText('PINS')).toBeVisible();
});

test('shows recommendations on request if they were hidden on another device', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  open({ active: ['letters'], dismissed: ['marketing'] });

  expect(await screen.findByText('LETTERS')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show recommendations' })).toBeVisible();
  expect(screen.queryByText('PINS')).not.toBeInTheDocument();
});

test('sanitizes descriptions and marks extensions built by WooCommerce', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  open();

  expect(await screen.findByText('maps')).toContainHTML('<b>maps</b>');
  expect(document.querySelector('img[onerror]')).not.toBeInTheDocument();
  const [listings] = screen.getAllByRole('listitem');
  expect(listings).toHaveTextContent('Built by WooCommerce');
});

test('shows HTML in names as text, and ignores script URLs', async () => {
  // oxlint-disable-next-line no-script-url -- the test expects it to be ignored
  const evil = { image_url: 'javascript:alert(1)', manage_url: 'javascript:alert(1)', name: '<b>Evil</b>' };
  api.get(EXTENSIONS).reply(200, [
    {
      key: 'task-list/grow',
      title: '<i>Grow</i>',
      plugins: [buildExtension('evil', evil), buildExtension('pins')],
    },
  ]);
  open({ active: ['evil'] });

  expect(await screen.findByText('<b>Evil</b>')).toBeVisible();
  expect(screen.getByRole('heading', { name: '<i>Grow</i>' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.querySelector('img, script, [href^="javascript"]')).toBeNull();
});

test('marks only the clicked button as busy, and completes the task after installation', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  const installed = deferReply(() => done);
  api.post(`${PLUGINS}/install`, { plugins: 'pins' }).reply(200, installed.reply);
  api.post(`${PLUGINS}/activate`, { plugins: 'pins' }).reply(200, done);
  const recorded = spyOnTracks();
  const { user, onComplete } = open();

  await user.dblClick(await screen.findByRole('button', { name: 'Get started: PINS' }));

  expect(screen.getByRole('button', { name: 'Get started: PINS' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Get started: LISTINGS' })).not.toHaveAttribute('aria-busy');
  expect(onComplete).not.toHaveBeenCalled();
  installed.release();
  expect(await screen.findByText('PINS is installed and active')).toBeVisible();
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(recorded.mock.calls).toEqual([['tasklist_marketing_install', { selected_extension: 'pins' }]]);
});

test('shows why a plugin could not be installed, and allows another try', async () => {
  api.get(EXTENSIONS).reply(200, GROUPS);
  api.post(`${PLUGINS}/install`, { plugins: 'pins' }).reply(200, {
    data: {},
    errors: { errors: { pins: ['No such file.'] }, error_data: [] },
    success: false,
  });
  api.get(`${PLUGINS}/installed`).reply(200, { plugins: [] });
  api.get(`${PLUGINS}/active`).reply(200, { plugins: [] });
  const { user, onComplete } = open();

  await user.click(await screen.findByRole('button', { name: 'Get started: PINS' }));

  expect(await screen.findByText(/No such file\./)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Get started: PINS' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(onComplete).not.toHaveBeenCalled();
});

test("shows an error when the list can't be loaded, and retries", async () => {
  api.get(EXTENSIONS).reply(403, buildError('rest_forbidden', 403, 'Not you.'));
  const { user } = open();
  await screen.findByText('The marketing extensions could not be loaded');

  api.get(EXTENSIONS).reply(200, GROUPS);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('LISTINGS')).toBeVisible();
});

test('shows an empty state without recommendations', async () => {
  api.get(EXTENSIONS).reply(200, []);
  open();
  expect(await screen.findByText('No recommendations right now')).toBeVisible();
});
