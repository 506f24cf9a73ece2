import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

async function upload(name: string, content: Buffer | string = PIXEL, type = 'image/png') {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  const body = new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
  const { status, body: media } = await admin.call('/wp/v2/media', { method: 'POST', body, headers });
  return { status, media: Object(media) };
}

test('an uploaded image can be loaded by anyone, byte for byte', async () => {
  const { status, media } = await upload('Logo of mine.png');

  const path = '/wp-content/uploads/2026/11/logo-of-mine.png';
  expect(status).toBe(201);
  expect(media).toMatchObject({
    title: { raw: 'Logo of mine' },
    mime_type: 'image/png',
    media_details: { width: 1, height: 1, filesize: PIXEL.length, sizes: {} },
    source_url: store.context.siteUrl + path,
  });
  const file = await store.fetch(path);
  expect(file.headers.get('Content-Type')).toBe('image/png');
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PIXEL);
});

test('a form upload can contain the image and its texts', async () => {
  const form = new FormData();
  form.set('file', new Blob([PIXEL]), 'mug.png');
  form.set('title', 'A <b>mug</b>');
  form.set('alt_text', 'Blue mug');

  const { status, body } = await admin.call('/wp/v2/media', { method: 'POST', body: form });

  expect(status).toBe(201);
  expect(body).toMatchObject({ title: { raw: 'A mug' }, alt_text: 'Blue mug', slug: 'mug' });
});

test('two files with the same name are both saved', async () => {
  await upload('mug.png');
  const { media } = await upload('mug.png');

  expect(media).toMatchObject({ slug: 'mug-2', media_details: { file: '2026/11/mug-2.png' } });
});

test.each([
  ['a script', 'shell.php', '<?php', 500, 'rest_upload_sideload_error'],
  ['an SVG with a script', 'logo.svg', '<svg onload="x"/>', 500, 'rest_upload_sideload_error'],
  ['HTML with an image extension', 'logo.png', '<script>', 500, 'rest_upload_sideload_error'],
  ['an empty file', 'logo.png', '', 400, 'rest_upload_no_content_disposition'],
])('%s is rejected', async (_what, name, content, status, code) => {
  const answer = await upload(name, content);

  expect(answer).toMatchObject({ status, media: { code } });
  expect((await admin.call('/wp/v2/media?_fields=id')).body).toEqual([]);
});

test('an image of two megabytes is accepted, one of eleven is not', async () => {
  const picture = (megabytes: number) => Buffer.concat([PIXEL, Buffer.alloc(megabytes * 1024 * 1024)]);

  expect((await upload('photo.png', picture(2))).status).toBe(201);
  expect(await upload('poster.png', picture(11))).toMatchObject({
    status: 413,
    media: { code: 'rest_content_too_large' },
  });
});

test('a path outside the uploads or of a missing file returns 404', async () => {
  for (const path of ['nothing.png', '..%2F..%2Fstore.db', '%ff']) {
    expect((await store.fetch(`/wp-content/uploads/${path}`)).status).toBe(404);
  }
});

test('texts can be changed, and deleting a file requires force', async () => {
  const { media } = await upload('mug.png');
  const path = `/wp/v2/media/${media.id}`;

  const changed = await admin.call(path, {
    method: 'POST',
    body: { alt_text: 'Mug', caption: { raw: 'x' } },
  });
  const hesitant = await admin.call(path, { method: 'DELETE' });
  const gone = await admin.call(`${path}?force=true`, { method: 'DELETE' });

  expect(changed.body).toMatchObject({ alt_text: 'Mug', caption: { raw: 'x' }, title: { raw: 'mug' } });
  expect(hesitant.body).toMatchObject({ code: 'rest_trash_not_supported' });
  expect(gone.body).toMatchObject({ deleted: true, previous: { id: media.id } });
  expect((await store.fetch('/wp-content/uploads/2026/11/mug.png')).status).toBe(404);
});

test('anyone can list files, but not read their edit fields', async () => {
  const { media } = await upload('mug.png');

  const list = await store.anonymous.call('/wp/v2/media?media_type=image');
  const typed = await store.anonymous.call(`/wp/v2/media/${media.id}?context=edit`);

  expect(list.headers.get('X-WP-Total')).toBe('1');
  expect(list.body).toEqual([expect.objectContaining({ id: media.id, title: { rendered: 'mug' } })]);
  expect(typed).toMatchObject({ status: 401, body: { code: 'rest_forbidden_context' } });
});
