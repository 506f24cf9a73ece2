import { optionsStore } from '@admin/store-options';
import { buildError, api, createTestRegistry } from '@admin/testing';
import { appearanceStore, checkImage } from './index';

const OPTIONS = '/wc-admin/options';
const MODS = 'theme_mods_harbor';
const buildFile = (type = 'image/png') => new File(['x'], 'logo.png', { type });

const serveMods = (mods: unknown) => api.get(OPTIONS, { options: MODS }).reply(200, { [MODS]: mods });

const MEDIA = '/wp/v2/media';
const AN_IMAGE = { id: 7, source_url: 'https://store.example/logo.png' };

/** Existing images in the library with the same content. */
const serveFound = (...images: object[]) =>
  api.get(MEDIA, ({ slug }) => /^logo-[\da-f]{16}$/.test(String(slug))).reply(200, images);

test('uploads an image as a file and remembers it', async () => {
  const registry = createTestRegistry(optionsStore, appearanceStore);
  let sent = '';
  serveFound();
  api
    .post(MEDIA, (body) => {
      sent = String(body);
      return true;
    })
    .reply(201, AN_IMAGE);

  await registry.dispatch(appearanceStore).uploadImage(buildFile());

  expect(sent).toContain('name="file"; filename="logo.png"');
  expect(sent).toMatch(/name="slug"\s+logo-[\da-f]{16}\s/);
  expect(registry.select(appearanceStore).getImage(7)?.url).toBe(AN_IMAGE.source_url);
});

test('does not upload an image that is already in the library', async () => {
  serveFound(AN_IMAGE);

  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).uploadImage(buildFile()),
  ).resolves.toMatchObject({
    id: 7,
  });
});

test('derives the upload slug from the content instead of the file name', async () => {
  const slugs: unknown[] = [];
  const { uploadImage } = createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore);
  const upload = async (content: string, name: string) => {
    api.get(MEDIA, ({ slug }) => slugs.push(slug) > 0).reply(200, [AN_IMAGE]);
    await uploadImage(new File([content], name, { type: 'image/png' }));
  };

  await upload('one', 'logo.png');
  await upload('one', 'logo-again.png');
  await upload('two', 'logo.png');

  expect(slugs[0]).toBe(slugs[1]);
  expect(slugs[2]).not.toBe(slugs[0]);
});

test('uploads no image if the library cannot be searched', async () => {
  api.get(MEDIA, () => true).reply(403, buildError('rest_forbidden', 403, 'Not you.'));

  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).uploadImage(buildFile()),
  ).rejects.toThrow('Not you.');
});

test("shows the server's message for a rejected file", async () => {
  serveFound();
  api.post(MEDIA).reply(500, buildError('rest_upload_sideload_error', 500, 'Not this type.'));
  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).uploadImage(buildFile()),
  ).rejects.toThrow('Not this type.');
});

test.each([
  // oxlint-disable-next-line no-script-url -- a URL that must never be loaded
  { id: 7, source_url: 'javascript:alert(1)' },
  { id: 7 },
  { source_url: 'https://store.example/logo.png' },
])('rejects an image when the response is %j', async (answer) => {
  serveFound();
  api.post(MEDIA).reply(201, answer);
  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).uploadImage(buildFile()),
  ).rejects.toThrow('The store sent an invalid response.');
});

test.each([
  ['a new logo', 9, { custom_logo: 9, nav_menu: 3 }],
  ['no logo', undefined, { nav_menu: 3 }],
])('%s keeps other theme settings as stored', async (_name, id, expected) => {
  serveMods({ custom_logo: 4, nav_menu: 3 });
  api.post(OPTIONS, { [MODS]: expected }).reply(200, { [MODS]: true });
  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).saveLogo('harbor', id),
  ).resolves.toBeUndefined();
});

test('sets a logo on a theme without stored settings', async () => {
  serveMods(false);
  api.post(OPTIONS, { [MODS]: { custom_logo: 9 } }).reply(200, { [MODS]: true });
  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).saveLogo('harbor', 9),
  ).resolves.toBeUndefined();
});

test.each([
  ['  Closed on Monday ', 'yes', 'Closed on Monday'],
  ['   ', 'no', ''],
])('the notice "%s" is %s', async (text, isOn, stored) => {
  const patch = { woocommerce_demo_store: isOn, woocommerce_demo_store_notice: stored };
  api.post(OPTIONS, patch).reply(200, {});
  await expect(
    createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore).saveNotice(text),
  ).resolves.toBeUndefined();
});

test('shares one home page between two simultaneous requests', async () => {
  api.post('/wc-admin/onboarding/tasks/create_homepage').reply(200, {
    status: 'success',
    message: 'There.',
    post_id: 5,
    edit_post_link: 'https://store.example/edit',
  });
  const { createHomepage } = createTestRegistry(optionsStore, appearanceStore).dispatch(appearanceStore);

  const [first, second] = await Promise.all([createHomepage(), createHomepage()]);

  expect(first).toEqual({ message: 'There.', editUrl: 'https://store.example/edit' });
  expect(second).toEqual(first);
});

test.each([
  ['an image', { type: 'image/webp', size: 400 }, undefined],
  ['an SVG', { type: 'image/svg+xml', size: 400 }, 'type'],
  ['a text file', { type: 'text/plain', size: 400 }, 'type'],
  ['a large image', { type: 'image/png', size: 9 * 1024 * 1024 }, 'size'],
  ['an empty file', { type: 'image/png', size: 0 }, 'empty'],
])('%s as a logo: %o', (_name, file, reason) => {
  expect(checkImage(file)).toBe(reason);
});
