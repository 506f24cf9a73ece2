import { createRegistry } from '@admin/data';
import { afterTest, buildError, api } from '@admin/testing';
import { waitFor } from '@testing-library/react';
import { checkFile, IMAGE_RULES, mediaStore } from './index';

const MEDIA = '/wp/v2/media';
const GROUP = 'product/12/images';

const buildFile = (name: string) => new File(['x'], name, { type: 'image/png' });
const buildItem = (id: number, more: object = {}) => ({
  id,
  source_url: `https://store.example/${id}.png`,
  title: { raw: `Picture ${id}` },
  alt_text: '',
  ...more,
});
const named = (name: string) => (body: unknown) => String(body).includes(`filename="${name}"`);

function buildRegistry() {
  const registry = createRegistry();
  registry.register(mediaStore);
  afterTest(() => registry.unregister(mediaStore));
  const { uploadFile, retryUpload, dismissUpload } = registry.dispatch(mediaStore);
  const states = () =>
    registry
      .select(mediaStore)
      .getUploads(GROUP)
      .map(({ name, status }) => `${name} ${status}`);
  return { registry, uploadFile, retryUpload, dismissUpload, states };
}

test('uploads files in sequence and reports each when it is done', async () => {
  const { uploadFile, states } = buildRegistry();
  const done: string[] = [];
  for (const [index, name] of ['a.png', 'b.png'].entries()) {
    api
      .post(MEDIA, named(name))
      .delay(20)
      .reply(201, () => {
        done.push(name);
        return buildItem(index + 1);
      });
  }

  const both = Promise.all([uploadFile(GROUP, buildFile('a.png')), uploadFile(GROUP, buildFile('b.png'))]);

  expect(states()).toEqual(['a.png sending', 'b.png waiting']);
  await expect(both).resolves.toMatchObject([
    { id: 1, name: 'Picture 1', url: 'https://store.example/1.png' },
    { id: 2 },
  ]);
  expect(done).toEqual(['a.png', 'b.png']);
  expect(states()).toEqual([]);
});

test('continues after a failed file and retries it on request', async () => {
  const { registry, uploadFile, retryUpload, states } = buildRegistry();
  api.post(MEDIA, named('a.png')).reply(500, buildError('rest_upload_sideload_error', 500, 'No room.'));
  api.post(MEDIA, named('b.png')).reply(201, buildItem(2));
  const first = uploadFile(GROUP, buildFile('a.png'));
  await uploadFile(GROUP, buildFile('b.png'));

  const [failed] = registry.select(mediaStore).getUploads(GROUP);
  expect(states()).toEqual(['a.png failed']);
  expect(failed?.failure?.message).toBe('No room.');
  api.post(MEDIA, named('a.png')).reply(201, buildItem(1));
  void retryUpload(failed?.id ?? '');
  void retryUpload(failed?.id ?? '');

  await expect(first).resolves.toMatchObject({ id: 1 });
});

test('removes a failed file', async () => {
  const { registry, uploadFile, dismissUpload, states } = buildRegistry();
  api.post(MEDIA).reply(413, 'Too large');
  const upload = uploadFile(GROUP, buildFile('a.png'));
  expect(registry.select(mediaStore).countUnderWay(['other/', GROUP.slice(0, 4)])).toBe(1);
  await waitFor(() => expect(states()).toEqual(['a.png failed']));
  expect(registry.select(mediaStore).countUnderWay([GROUP])).toBe(0);

  void dismissUpload(registry.select(mediaStore).getUploads(GROUP)[0]?.id ?? '');

  await expect(upload).resolves.toBeUndefined();
  expect(states()).toEqual([]);
});

test('fails when the response has no file', async () => {
  const { registry, uploadFile, states } = buildRegistry();
  api.post(MEDIA).reply(201, { id: 1 });

  uploadFile(GROUP, buildFile('a.png')).catch(() => undefined);

  await waitFor(() => expect(states()).toEqual(['a.png failed']));
  expect(registry.select(mediaStore).getUploads(GROUP)[0]?.failure?.kind).toBe('payload');
});

test('loads library files in one request with an image of a suitable size', async () => {
  const { registry } = buildRegistry();
  const sized = (width: number) => ({ width, source_url: `https://store.example/${width}.png` });
  api
    .get(MEDIA, ({ per_page: most }) => most === '100')
    .reply(200, [
      buildItem(1, {
        media_details: { sizes: { large: sized(1024), medium: sized(300), small: sized(150) } },
      }),
      buildItem(2),
    ]);

  const items = await registry.resolve((select) => [
    select(mediaStore).getItem(1),
    select(mediaStore).getItem(2),
  ]);

  expect(items).toMatchObject([
    { thumbnail: 'https://store.example/300.png' },
    { thumbnail: 'https://store.example/2.png' },
  ]);
});

test.each([
  ['an image', 'image/webp', 5, undefined],
  ['a document', 'application/pdf', 5, 'type'],
  ['an SVG', 'image/svg+xml', 5, 'type'],
  ['an empty file', 'image/png', 0, 'empty'],
  ['a file that is too large', 'image/png', 11 * 1024 * 1024, 'size'],
])('%s among images', (_what, type, size, problem) => {
  expect(checkFile({ type, size }, IMAGE_RULES)).toBe(problem);
});
