import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setHost } from '@admin/host';
import { mediaStore } from '@admin/store-media';
import { noticesStore, useNotices } from '@admin/store-notices';
import type { ProductImage, ProductRecord } from '@admin/store-product';
import { buildHost, buildError, api } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { buildProduct } from '../../testing/records';
import { renderSection } from '../../testing/render-section';
import { imagesSection } from './images';
import { variationImageSection } from './variation-image';

const MEDIA = '/wp/v2/media';
const STORES = [mediaStore, noticesStore];

const buildImage = (id: number, alt = `Picture ${id}`): ProductImage => ({
  id,
  src: `http://localhost/${id}.png`,
  name: `${id}.png`,
  alt,
  date_created: '2026-01-01T00:00:00',
});
const buildFile = (name: string, type = 'image/png') => new File(['x'], name, { type });
const serveThumbnails = () =>
  api.get(MEDIA, ({ include, ...rest }) => 'include[0]' in { include, ...rest }).reply(200, []);
const serveUpload = (id: number) =>
  api
    .post(MEDIA)
    .reply(201, { id, source_url: `http://localhost/${id}.png`, title: { raw: `${id}` }, alt_text: '' });

function Snackbars() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

async function open(images: ProductImage[], options: { isReadOnly?: boolean } = {}) {
  if (images.length > 0) serveThumbnails();
  const section = imagesSection();
  const Content = section.content;
  const view = await renderSection(
    {
      ...section,
      content: () => (
        <>
          <Content />
          <Snackbars />
        </>
      ),
    },
    { product: { images }, stores: STORES, ...options },
  );
  await screen.findByRole('group', { name: 'Images' });
  const ids = () => (view.valueOf('images') as ProductRecord['images']).map(({ id }) => id);
  const choose = (name: string) =>
    screen.findByRole('menuitem', { name }).then((item) => view.user.click(item));
  const openMenu = (name: string) =>
    view.user.click(screen.getByRole('button', { name: `Options for ${name}` }));
  return { ...view, ids, choose, openMenu };
}

const fileInput = (name = 'Choose images') => screen.getByLabelText(name, { selector: 'input' });

/** Clicks the button that opens the browser's file dialog, and chooses files. */
async function upload(user: UserEvent, files: File | File[], name = 'Choose images') {
  await user.click(screen.getByRole('button', { name }));
  await user.upload(fileInput(name), files);
}

test('shows the first image as cover, and the alternative text of each image', async () => {
  await open([buildImage(1), buildImage(2, '')]);

  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Cover')).toBeVisible();
  expect(within(first as HTMLElement).getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
    'src',
    'http://localhost/1.png',
  );
  expect(
    within(second as HTMLElement).getByRole('button', {
      name: 'Add alternative text to 2.png',
    }),
  ).toBeVisible();
});

test('shows smaller sizes when available', async () => {
  api
    .get(MEDIA, () => true)
    .reply(200, [
      {
        id: 1,
        source_url: 'http://localhost/1.png',
        media_details: { sizes: { medium: { width: 300, source_url: 'http://localhost/1-300.png' } } },
      },
    ]);
  await renderSection(imagesSection(), { product: { images: [buildImage(1)] }, stores: STORES });

  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'http://localhost/1-300.png'));
});

test('uploads chosen files one by one and adds them at the end', async () => {
  const { ids, user, steps } = await open([buildImage(1)]);
  serveUpload(7);
  serveUpload(8);

  await upload(user, [buildFile('a.png'), buildFile('b.png')]);

  await waitFor(() => expect(ids()).toEqual([1, 7, 8]));
  expect(steps()).toContain('Images added');
});

test('accepts dropped files', async () => {
  const { ids } = await open([]);
  serveUpload(7);
  const dataTransfer = { types: ['Files'], files: [buildFile('a.png')] };

  fireEvent.dragEnter(screen.getByRole('group', { name: 'Images' }), { dataTransfer });
  fireEvent.drop(screen.getByRole('group', { name: 'Images' }), { dataTransfer });

  await waitFor(() => expect(ids()).toEqual([7]));
});

test('rejects files that are not images', async () => {
  const { ids } = await open([]);

  fireEvent.drop(screen.getByRole('group', { name: 'Images' }), {
    dataTransfer: { types: ['Files'], files: [buildFile('plan.pdf', 'application/pdf')] },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('plan.pdf is not a PNG');
  expect(ids()).toEqual([]);
});

test.each([
  [
    'responds with 500',
    () => api.post(MEDIA).reply(500, buildError('rest_upload_sideload_error', 500, 'No room left.')),
    'No room left.',
  ],
  ['cannot be reached', () => api.post(MEDIA).replyWithError('gone'), "Couldn't connect to the store"],
  ['sends an invalid response', () => api.post(MEDIA).reply(200, '<html>'), 'invalid response'],
])('allows uploading a file again when the host %s', async (_what, serveFailure, message) => {
  const { ids, user } = await open([]);
  serveFailure();
  await upload(user, buildFile('a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);

  serveUpload(7);
  await user.click(screen.getByRole('button', { name: 'Upload a.png again' }));

  await waitFor(() => expect(ids()).toEqual([7]));
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('cancels a failed upload', async () => {
  const { user } = await open([]);
  api.post(MEDIA).reply(403, buildError('rest_cannot_create', 403, 'Not you.'));
  await upload(user, buildFile('a.png'));

  await user.click(await screen.findByRole('button', { name: 'Cancel uploading a.png' }));

  await waitFor(() => expect(screen.queryByText('Not you.')).not.toBeInTheDocument());
});

test('moves an image by arrow keys, keeps focus and announces the position', async () => {
  const { ids, user } = await open([buildImage(1), buildImage(2), buildImage(3)]);

  screen.getByRole('button', { name: 'Move Picture 1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(ids()).toEqual([2, 1, 3]);
  expect(screen.getByText('Picture 1, position in list: 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Picture 1' })).toHaveFocus();
  await user.keyboard('{End}');
  await user.keyboard('{ArrowRight}');

  expect(ids()).toEqual([2, 3, 1]);
});

test('moves an image by two clicks, and cancels on Escape', async () => {
  const { ids, user } = await open([buildImage(1), buildImage(2), buildImage(3)]);
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

  await user.click(handle('Picture 1'));
  await user.keyboard('{Escape}');
  await user.click(handle('Picture 3'));
  expect(screen.getByText(/^Selected\. Move/)).toBeInTheDocument();
  await user.click(handle('Picture 1'));

  expect(ids()).toEqual([3, 1, 2]);
  expect(screen.getByText('Picture 3, position in list: 1 of 3')).toBeInTheDocument();
  expect(handle('Picture 3')).toHaveFocus();
});

test('sets an image as cover', async () => {
  const { ids, openMenu, choose } = await open([buildImage(1), buildImage(2)]);

  await openMenu('Picture 2');
  await choose('Set as cover');

  expect(ids()).toEqual([2, 1]);
});

test('removes an image, moves focus to the next one and offers Undo', async () => {
  const { ids, user, openMenu, choose } = await open([buildImage(1), buildImage(2), buildImage(3)]);

  await openMenu('Picture 2');
  await choose('Remove');
  expect(ids()).toEqual([1, 3]);
  expect(screen.getByRole('button', { name: 'Move Picture 3' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(ids()).toEqual([1, 2, 3]));
});

test('replaces an image in place', async () => {
  const { ids, openMenu, choose, user } = await open([buildImage(1), buildImage(2)]);
  serveUpload(7);

  await openMenu('Picture 1');
  await choose('Replace');
  await user.upload(fileInput(), buildFile('a.png'));

  await waitFor(() => expect(ids()).toEqual([7, 2]));
});

test('saves alternative text and keeps other image data', async () => {
  const { user, valueOf } = await open([buildImage(1, ''), buildImage(2)]);

  await user.click(screen.getByRole('button', { name: 'Add alternative text to 1.png' }));
  expect(screen.getByRole('textbox', { name: 'Describe the image' })).toHaveFocus();
  await user.keyboard('A blue mug{Enter}');

  expect(valueOf('images')).toEqual([{ ...buildImage(1), alt: 'A blue mug' }, buildImage(2)]);
});

test("chooses images from the host's media library", async () => {
  setHost({ ...buildHost(), mediaLibraryUrl: 'http://localhost/library' });
  const chosen = [{ id: 9, url: 'http://localhost/9.png', title: 'Nine', alt: 'Nine mugs' }, { id: 1 }];
  const media = () => {
    let tell = () => {};
    return {
      on: (_event: string, listener: () => void) => (tell = listener),
      state: () => ({ get: () => ({ first: () => undefined, toJSON: () => chosen }) }),
      open: () => tell(),
    };
  };
  Object.assign(window, { wp: { media } });
  const { user, valueOf } = await open([buildImage(1)]);

  serveThumbnails();
  await user.click(screen.getByRole('button', { name: 'Choose images' }));

  await waitFor(() =>
    expect(valueOf('images')).toEqual([
      buildImage(1),
      { id: 9, src: 'http://localhost/9.png', name: 'Nine', alt: 'Nine mugs' },
    ]),
  );
  delete (window as { wp?: unknown }).wp;
});

test("falls back to file upload when the media library can't be loaded", async () => {
  setHost({ ...buildHost(), mediaLibraryUrl: 'http://localhost/wp-json/library?_locale=user' });
  api.get('/library').reply(500);
  const { user } = await open([]);

  await user.click(screen.getByRole('button', { name: 'Choose images' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a file from your device instead.');
  expect(screen.queryByRole('button', { name: 'Upload files' })).not.toBeInTheDocument();
});

test('shows images read-only without buttons', async () => {
  await open([buildImage(1)], { isReadOnly: true });

  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows a single image for a variation', async () => {
  serveThumbnails();
  serveThumbnails();
  api.get('/wc/v3/products/12', { context: 'edit' }).reply(200, buildProduct({ images: [buildImage(5)] }));
  const { user, valueOf } = await renderSection(variationImageSection(), {
    product: { image: buildImage(1) },
    variation: true,
    stores: STORES,
  });
  await screen.findByRole('img', { name: 'Picture 1' });
  serveUpload(7);

  await upload(user, buildFile('a.png'), 'Choose image');
  await waitFor(() => expect(valueOf('image')).toMatchObject({ id: 7 }));
  await user.click(screen.getByRole('button', { name: /^Options for/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));

  expect(valueOf('image')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Choose one of the product images' }));
  await user.click(screen.getByRole('radio', { name: 'Picture 5' }));
  expect(valueOf('image')).toMatchObject({ id: 5 });
});
