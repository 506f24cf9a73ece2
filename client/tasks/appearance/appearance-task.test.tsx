import { screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { tasksStore, type TaskData } from '@admin/store-tasks';
import { userStore } from '@admin/store-user';
import {
  buildError,
  api,
  buildTask,
  buildTaskList,
  spyOnTracks,
  deferReply,
  renderWithStores,
} from '@admin/testing';
import { serveNotices } from '../../onboarding/testing/serve-location';
import { AppearanceTask } from './appearance-task';

const TASKS = '/wc-admin/onboarding/tasks';
const OPTIONS = '/wc-admin/options';
const MEDIA = '/wp/v2/media';
const NOTICE = 'woocommerce_demo_store_notice';
const ALL: TaskData = { supportCustomLogo: true, stylesheet: 'harbor', themeMods: {} };

const buildPicture = { id: 7, source_url: 'https://store.example/logo.png' };
/** Mocks the search of the media library for the image to be uploaded. */
const serveFound = (...pictures: object[]) =>
  api.get(MEDIA, ({ slug }) => slug !== undefined).reply(200, pictures);
const buildFile = (name = 'logo.png', type = 'image/png') => new File(['x'], name, { type });

function Said() {
  return useNotices().notices.map(({ id, content, actions }) => (
    <p key={id}>
      {content} {actions?.[0]?.label} {actions?.[0]?.url}
    </p>
  ));
}

const buildDoneTask = () => buildTask({ id: 'appearance', isActioned: true, isComplete: true });

function open(data: TaskData) {
  serveNotices();
  api.get(TASKS).optionally().reply(200, [buildTaskList()]);
  const onComplete = jest.fn();
  const told = jest.fn(buildDoneTask);
  api.post(`${TASKS}/appearance/action`).optionally().reply(200, told);
  const view = renderWithStores(
    [noticesStore, tasksStore, optionsStore, userStore],
    <>
      <AppearanceTask
        task={{ ...buildTask({ id: 'appearance' }), isDeprecated: false, additionalData: data }}
        query={{}}
        onComplete={onComplete}
      />
      <Said />
    </>,
    { prepare: (registry) => hydrateOptions(registry, { [NOTICE]: '' }) },
  );
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, onComplete, told, press };
}

const steps = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const atNotice = { hasProducts: true, hasHomepage: true };
const atLogo = { ...ALL, ...atNotice };

test.each<[string, TaskData, number]>([
  ['a new store', ALL, 4],
  ['a store with products', { ...ALL, hasProducts: true }, 3],
  ['a theme without logo support', { hasProducts: true }, 2],
  ['a store that has everything', atNotice, 1],
])('shows the necessary steps for %s', async (_name, data, count) => {
  open(data);
  await screen.findByRole('button', { name: 'Skip' });
  expect(steps()).toHaveLength(count);
});

test('can skip every step, and completes the task after the last one', async () => {
  const { press, onComplete, told } = open(ALL);
  for (const heading of [
    /Import sample products/,
    /Create homepage/,
    /Upload a logo/,
    /Set a store notice/,
  ]) {
    await waitFor(() => expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(heading));
    expect(onComplete).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    await press('Skip');
  }
  await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  expect(told).toHaveBeenCalledTimes(1);
  expect(steps().slice(0, 3)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(', skipped: ')),
  );
});

test('remembers skipped steps after a reload until the task is complete', async () => {
  const expectStep = (heading: RegExp) =>
    waitFor(() => expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(heading));
  const { unmount, press } = open(ALL);
  await press('Skip');
  await expectStep(/Create homepage/);
  await press('Skip');
  await expectStep(/Upload a logo/);
  unmount();

  const again = open(ALL);
  await expectStep(/Upload a logo/);
  expect(steps().slice(0, 2)).toEqual([
    expect.stringContaining('Step 1 of 4, skipped: '),
    expect.stringContaining('Step 2 of 4, skipped: '),
  ]);
  await again.press('Skip');
  await expectStep(/Set a store notice/);
  await again.press('Skip');

  await waitFor(() => expect(again.onComplete).toHaveBeenCalledTimes(1));
  expect(window.sessionStorage).toHaveLength(0);
});

test.each(['Skip', 'Complete task'])(
  'marks "%s" as busy in the last step until the server responds',
  async (name) => {
    const answer = deferReply(buildDoneTask);
    api.post(`${TASKS}/appearance/action`).reply(200, answer.reply);
    api.post(OPTIONS).optionally().reply(200, {});
    const { press, onComplete, told } = open(atNotice);

    await press(name);

    await answer.requested();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
    await press(name);
    answer.release();
    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
    expect(told).not.toHaveBeenCalled();
  },
);

test('creates a home page once, with a link to customize it', async () => {
  api.post(`${TASKS}/create_homepage`).delay(20).reply(200, {
    status: 'success',
    message: 'Homepage created.',
    edit_post_link: 'https://store.example/edit',
  });
  const recorded = spyOnTracks();
  const { user } = open({ hasProducts: true });

  await user.dblClick(await screen.findByRole('button', { name: 'Create homepage' }));

  expect(await screen.findByText('Homepage created. Customize https://store.example/edit')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Store notice' })).toBeVisible();
  expect(recorded.mock.calls).toEqual([['tasklist_appearance_create_homepage', {}]]);
});

test("shows no link for a URL that isn't a web address", async () => {
  // oxlint-disable-next-line no-script-url -- the test expects it to be ignored
  const answer = { message: 'Made.', edit_post_link: 'javascript:alert(1)' };
  api.post(`${TASKS}/create_homepage`).reply(200, answer);
  const { press } = open({ hasProducts: true });
  await press('Create homepage');
  expect(await screen.findByText('Made.')).toBeVisible();
  expect(screen.queryByText(/Customize/)).not.toBeInTheDocument();
});

test.each<[number, object]>([
  [403, buildError('woocommerce_rest_cannot_create', 403, 'Not you.')],
  [200, { status: 'error', message: 'Not you.' }],
  [500, { errors: { homepage: ['Not', 'you.'] }, error_data: {} }],
])('shows why creating a home page was rejected with %d, and stays at the step', async (status, answer) => {
  api.post(`${TASKS}/create_homepage`).reply(status, answer);
  const { press } = open({ hasProducts: true });
  await press('Create homepage');
  expect(await screen.findByText('Not you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create homepage' })).not.toHaveAttribute('aria-busy');
});

test.each<[string, string, TaskData, string, { status: number; body: object }, string, string]>([
  [
    'some sample products',
    'Import products',
    ALL,
    `${TASKS}/import_sample_products`,
    { status: 200, body: { imported: [1], failed: [2], updated: [], skipped: [] } },
    'There was an error importing some of the sample products',
    'All sample products have been imported',
  ],
  [
    'all sample products',
    'Import products',
    ALL,
    `${TASKS}/import_sample_products`,
    { status: 500, body: buildError('internal', 500) },
    'There was an error importing the sample products',
    'All sample products have been imported',
  ],
  [
    'a home page',
    'Create homepage',
    { hasProducts: true },
    `${TASKS}/create_homepage`,
    { status: 500, body: { errors: { page: ['Not you.'] }, error_data: {} } },
    'Not you.',
    'Homepage created',
  ],
  [
    'a logo',
    'Proceed',
    { ...atLogo, themeMods: { custom_logo: '7' } },
    OPTIONS,
    { status: 403, body: buildError('rest_forbidden', 403, 'Not you.') },
    'Not you.',
    'Store logo updated successfully',
  ],
])('%s: removes the error on success', async (_, name, data, path, { status, body }, failed, done) => {
  api.get(`${MEDIA}/7`, { _fields: 'id,source_url' }).optionally().reply(200, buildPicture);
  api
    .get(OPTIONS, { options: 'theme_mods_harbor' })
    .optionally()
    .times(2)
    .reply(200, { theme_mods_harbor: { custom_logo: 7 } });
  api.get(TASKS).optionally().times(2).reply(200, [buildTaskList()]);
  api.post(path).reply(status, body);
  const { press } = open(data);
  if (path === OPTIONS) {
    await press('Step 1 of 2, complete: Upload a logo');
    await press('Remove logo');
  }
  await press(name);
  expect(await screen.findByText(failed)).toBeVisible();

  api.post(path).reply(200, { imported: [1, 2], failed: [], status: 'success', message: done });
  await press(name);

  expect(await screen.findByText(done)).toBeVisible();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

describe('logo', () => {
  test("is uploaded, shown and saved with the theme's other settings", async () => {
    serveFound();
    api.post(MEDIA).reply(201, buildPicture);
    api.get(OPTIONS, { options: 'theme_mods_harbor' }).reply(200, { theme_mods_harbor: { nav: 3 } });
    api
      .post(OPTIONS, { theme_mods_harbor: { nav: 3, custom_logo: 7 } })
      .reply(200, { theme_mods_harbor: true });
    const recorded = spyOnTracks();
    const { user, press } = open(atLogo);

    await user.upload(await screen.findByLabelText('Logo file'), buildFile());
    expect(await screen.findByRole('img', { name: 'Your logo' })).toHaveAttribute(
      'src',
      buildPicture.source_url,
    );
    await press('Proceed');

    expect(await screen.findByText('Store logo updated successfully')).toBeVisible();
    expect(recorded.mock.calls).toEqual([['tasklist_appearance_upload_logo', {}]]);
  });

  test('is shown when already set, and can be removed', async () => {
    api.get(`${MEDIA}/7`, { _fields: 'id,source_url' }).reply(200, buildPicture);
    api
      .get(OPTIONS, { options: 'theme_mods_harbor' })
      .reply(200, { theme_mods_harbor: { custom_logo: 7, nav: 3 } });
    api.post(OPTIONS, { theme_mods_harbor: { nav: 3 } }).reply(200, { theme_mods_harbor: true });
    const { press } = open({ ...atLogo, themeMods: { custom_logo: '7' } });
    expect(await screen.findByRole('textbox', { name: 'Store notice' })).toBeVisible();
    await press('Step 1 of 2, complete: Upload a logo');
    expect(await screen.findByRole('img', { name: 'Your logo' })).toBeVisible();

    await press('Remove logo');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose an image' })).toHaveFocus());
    await press('Proceed');

    expect(await screen.findByText('Store logo updated successfully')).toBeVisible();
  });

  describe("from the host's media library", () => {
    afterEach(() => {
      delete (window as { wp?: unknown }).wp;
    });

    /** Mocks the media library with an image that is chosen at once. */
    function serveLibrary(chosen: unknown): void {
      const media = () => {
        let tell = () => {};
        return {
          on: (_event: 'select', listener: () => void) => (tell = listener),
          state: () => ({ get: () => ({ first: () => ({ toJSON: () => chosen }) }) }),
          open: () => tell(),
        };
      };
      Object.assign(window, { wp: { media } });
    }

    test('is chosen, shown and saved', async () => {
      serveLibrary({ id: 7, url: buildPicture.source_url });
      api.get(`${MEDIA}/7`, { _fields: 'id,source_url' }).reply(200, buildPicture);
      api.get(OPTIONS, { options: 'theme_mods_harbor' }).reply(200, { theme_mods_harbor: [] });
      api.post(OPTIONS, { theme_mods_harbor: { custom_logo: 7 } }).reply(200, { theme_mods_harbor: true });
      const { press } = open(atLogo);

      await press('Choose an image');
      expect(await screen.findByRole('img', { name: 'Your logo' })).toHaveAttribute(
        'src',
        buildPicture.source_url,
      );
      await press('Proceed');

      expect(await screen.findByText('Store logo updated successfully')).toBeVisible();
    });

    test.each([undefined, null, { id: 'none' }, 'a picture'])('is not set by choosing %j', async (chosen) => {
      serveLibrary(chosen);
      const { press } = open(atLogo);

      await press('Choose an image');

      expect(screen.getByRole('button', { name: 'Choose an image' })).toBeVisible();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });
  });

  test('is not saved without a change', async () => {
    const { press } = open(atLogo);
    await press('Proceed');
    expect(await screen.findByRole('textbox', { name: 'Store notice' })).toBeVisible();
  });

  test('asks before leaving when it is not saved', async () => {
    getHistory().replace('admin.php?page=wc-admin&task=appearance');
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    serveFound();
    api.post(MEDIA).reply(201, buildPicture);
    const { user } = open(atLogo);
    await user.upload(await screen.findByLabelText('Logo file'), buildFile());
    await screen.findByRole('img', { name: 'Your logo' });

    getHistory().push('admin.php?page=wc-admin');

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(getHistory().location.search).toBe('?page=wc-admin&task=appearance');
  });

  test('is restored after a reload when it was not saved', async () => {
    serveFound();
    api.post(MEDIA).reply(201, buildPicture);
    const first = open(atLogo);
    await first.user.upload(await screen.findByLabelText('Logo file'), buildFile());
    expect(await screen.findByText('Not saved yet.')).toBeVisible();
    first.unmount();

    api.get(`${MEDIA}/7`, { _fields: 'id,source_url' }).reply(200, buildPicture);
    api.get(OPTIONS, { options: 'theme_mods_harbor' }).reply(200, { theme_mods_harbor: [] });
    api.post(OPTIONS, { theme_mods_harbor: { custom_logo: 7 } }).reply(200, { theme_mods_harbor: true });
    const { press } = open(atLogo);
    expect(await screen.findByRole('img', { name: 'Your logo' })).toBeVisible();
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    await press('Proceed');

    expect(await screen.findByText('Store logo updated successfully')).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('is rejected when its file type is not allowed', async () => {
    const { user } = open(atLogo);
    const input = await screen.findByLabelText('Logo file');
    // The browser's filter can be bypassed, for example by drag and drop.
    input.removeAttribute('accept');
    await user.upload(input, buildFile('logo.svg', 'image/svg+xml'));
    expect(await screen.findByText('Please choose a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  });

  test("shows the server's message when it is rejected", async () => {
    serveFound();
    api.post(MEDIA).reply(500, buildError('rest_upload_sideload_error', 500, 'The disk is full.'));
    const { user } = open(atLogo);
    await user.upload(await screen.findByLabelText('Logo file'), buildFile());
    expect(await screen.findByText('The disk is full.')).toBeVisible();
  });
});

describe('store notice', () => {
  test('is saved and completes the task', async () => {
    api.post(OPTIONS, { woocommerce_demo_store: 'yes', [NOTICE]: 'Closed on Monday' }).reply(200, {});
    const { user, press, onComplete } = open(atNotice);

    await user.type(await screen.findByRole('textbox', { name: 'Store notice' }), 'Closed on Monday');
    await press('Complete task');

    expect(await screen.findByText(/^Your store is looking great!/)).toBeVisible();
    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });

  test('announces success only once the task is complete', async () => {
    api.post(OPTIONS).reply(200, {});
    api.post(`${TASKS}/appearance/action`).reply(500, buildError('internal_server_error', 500));
    const { press, onComplete } = open(atNotice);

    await press('Complete task');

    expect(await screen.findByText('There was a problem updating the task list')).toBeVisible();
    expect(screen.queryByText(/^Your store is looking great!/)).not.toBeInTheDocument();
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('shows why it was rejected and keeps the typed text', async () => {
    api.post(OPTIONS).reply(403, buildError('rest_forbidden', 403, 'Not you.'));
    const { user, press, onComplete } = open(atNotice);

    await user.type(await screen.findByRole('textbox', { name: 'Store notice' }), 'Closed');
    await press('Complete task');

    expect(await screen.findByText('Not you.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Store notice' })).toHaveValue('Closed');
    expect(onComplete).not.toHaveBeenCalled();
  });
});
