import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mediaStore } from '@admin/store-media';
import type { ProductDownload, ProductRecord } from '@admin/store-product';
import { buildError, api } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { downloadsSection } from './downloads';

const MEDIA = '/wp/v2/media';
const PLAN: ProductDownload = { id: 'a', name: 'Plan', file: 'https://files.example/plan.pdf' };
const SONG: ProductDownload = { id: 'b', name: 'Song', file: 'https://files.example/song.mp3' };

async function open(product: Partial<ProductRecord> = {}, isReadOnly = false) {
  const view = await renderSection(downloadsSection(), {
    product: { downloadable: true, downloads: [PLAN, SONG], ...product },
    stores: [mediaStore],
    isReadOnly,
  });
  const files = () =>
    (view.valueOf('downloads') as ProductDownload[]).map(({ name, file }) => `${name} ${file}`);
  return { ...view, files };
}

test('shows files once the product is downloadable', async () => {
  const { user, valueOf } = await open({ downloadable: false, downloads: [] });
  expect(screen.queryByRole('group', { name: 'Downloadable files' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Downloadable' }));

  expect(await screen.findByRole('group', { name: 'Downloadable files' })).toBeVisible();
  expect(valueOf('downloadable')).toBe(true);
});

test('adds a file by URL', async () => {
  const { user, files } = await open({ downloads: [] });

  await user.click(await screen.findByRole('button', { name: 'Add file by URL' }));
  const line = screen.getByRole('listitem');
  await user.type(within(line).getByRole('textbox', { name: 'File name' }), 'Plan');
  await user.type(within(line).getByRole('textbox', { name: 'File URL' }), 'plan.pdf');
  expect(within(line).getByRole('textbox', { name: 'File URL' })).toBeInvalid();
  await user.clear(within(line).getByRole('textbox', { name: 'File URL' }));
  await user.type(within(line).getByRole('textbox', { name: 'File URL' }), PLAN.file);

  expect(within(line).getByRole('textbox', { name: 'File URL' })).toBeValid();
  expect(files()).toEqual(['Plan https://files.example/plan.pdf']);
});

test('uploads a file, and retries after an error', async () => {
  const { user, files } = await open({ downloads: [] });
  api.post(MEDIA).reply(500, buildError('rest_upload_sideload_error', 500, 'Not this type.'));
  await user.click(await screen.findByRole('button', { name: 'Upload files' }));
  await user.upload(
    screen.getByLabelText('Upload files', { selector: 'input' }),
    new File(['x'], 'book.zip', { type: 'application/zip' }),
  );
  expect(await screen.findByText('Not this type.')).toBeVisible();

  api.post(MEDIA).reply(201, { id: 7, source_url: 'http://localhost/book.zip', title: { raw: 'book' } });
  await user.click(screen.getByRole('button', { name: 'Upload book.zip again' }));

  await waitFor(() => expect(files()).toEqual(['book http://localhost/book.zip']));
});

test('replaces a file and keeps its name', async () => {
  const { user, files } = await open({ downloads: [PLAN] });
  api.post(MEDIA).reply(201, { id: 7, source_url: 'http://localhost/new.pdf', title: { raw: 'new' } });

  await user.click(await screen.findByRole('button', { name: 'Choose another file for Plan' }));
  await user.upload(screen.getByLabelText('Upload files', { selector: 'input' }), new File(['x'], 'new.pdf'));

  await waitFor(() => expect(files()).toEqual(['Plan http://localhost/new.pdf']));
});

test('reports dropped files that are empty', async () => {
  const { files } = await open({ downloads: [] });
  const group = await screen.findByRole('group', { name: 'Downloadable files' });

  fireEvent.drop(group, { dataTransfer: { types: ['Files'], files: [new File([], 'empty.zip')] } });

  expect(await screen.findByRole('alert')).toHaveTextContent('empty.zip is empty.');
  expect(files()).toEqual([]);
});

test('moves files by arrow keys and removes them', async () => {
  const { user, files } = await open();

  (await screen.findByRole('button', { name: 'Move Song' })).focus();
  await user.keyboard('{ArrowUp}');
  expect(files()[0]).toMatch(/^Song/);
  expect(screen.getByRole('button', { name: 'Move Song' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Song' }));

  expect(files()).toEqual(['Plan https://files.example/plan.pdf']);
  expect(screen.getByRole('button', { name: 'Remove Plan' })).toHaveFocus();
});

test('accepts numbers as limits, and none when empty', async () => {
  const { user, valueOf } = await open({ download_limit: 3 });
  const limit = screen.getByRole('textbox', { name: 'Download limit' });
  const expiry = screen.getByRole('textbox', { name: 'Download expiry' });
  expect(limit).toHaveValue('3');
  expect(expiry).toHaveValue('');

  await user.clear(limit);
  await user.type(expiry, '30');

  expect(valueOf('download_limit')).toBe(-1);
  expect(valueOf('download_expiry')).toBe(30);
  await user.type(limit, 'x');
  expect(limit).toHaveAccessibleDescription(/Please enter a whole number/);
});

test('shows files read-only without buttons', async () => {
  await open({}, true);

  expect((await screen.findAllByRole('textbox', { name: 'File URL' }))[0]).toHaveValue(PLAN.file);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['simple', true],
  ['grouped', false],
  ['external', false],
  ['variable', false],
  [undefined, true],
])('is shown for products of type %s: %s', (type, isShown) => {
  // Variations have no type.
  expect(downloadsSection().isShown?.({ type } as ProductRecord)).toBe(isShown);
});
