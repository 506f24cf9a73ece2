import { useContext } from 'react';
import type { UserEvent } from '@testing-library/user-event';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Registry } from '@admin/data';
import {
  defineExtension,
  Fill,
  registerExtension,
  registerPlugin,
  unregisterPlugin,
} from '@admin/extensions';
import { FormContext } from '@admin/forms';
import { getHistory } from '@admin/navigation';
import { NEW, productStore, toFormKey, type FormKey } from '@admin/store-product';
import { tasksStore } from '@admin/store-tasks';
import { buildError, api, buildTask, buildTaskList, deferReply } from '@admin/testing';
import { TextField } from '@admin/ui';
import { buildVariation } from './testing/records';
import { buildProduct, PATH, serveProduct, renderProduct } from './testing/render-product';

beforeEach(() => window.localStorage.clear());

const restoring = (status = 'draft') => api.put(`${PATH}/12`, { status });
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const button = (name: string) => screen.getByRole('button', { name });

describe('opening', () => {
  test("shows the product's data, name and stock status", async () => {
    serveProduct();
    renderProduct();

    expect(await nameField()).toHaveValue('Mug');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Products/MugIn stock');
    expect(screen.getByRole('tab', { name: 'General', selected: true })).toBeInTheDocument();
  });

  test('shows the full name in its own text direction', async () => {
    const name = 'فستان كتان طويل '.repeat(12).trim();
    serveProduct(buildProduct({ name }));
    renderProduct();

    const title = within(await screen.findByRole('heading', { level: 1 }));
    expect((await title.findByTitle(name)).tagName).toBe('BDI');
    expect(title.getByTitle(name)).toHaveTextContent(name);
  });

  test('shows "Product not found" with a link to all products', async () => {
    api
      .get(`${PATH}/12`, { context: 'edit' })
      .reply(404, buildError('woocommerce_rest_product_invalid_id', 404));
    renderProduct();

    expect(await screen.findByText('Product not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      'edit.php?post_type=product',
    );
  });

  test.each(['abc', '0', '-1', '1.5', '1e1', '012', '12/variation/x'])(
    'shows "Product not found" for the address of product "%s"',
    async (id) => {
      renderProduct({ path: `/product/${id}` });

      expect(await screen.findByText('Product not found')).toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    },
  );

  test('shows why loading failed, and retries', async () => {
    api.get(`${PATH}/12`, { context: 'edit' }).reply(403, buildError('nope', 403, 'Not you.'));
    const { user } = renderProduct();
    expect(await screen.findByText('Not you.')).toBeInTheDocument();
    serveProduct();

    await user.click(button('Retry'));

    expect(await nameField()).toHaveValue('Mug');
  });

  test('restores a product from the trash before editing', async () => {
    serveProduct(buildProduct({ status: 'trash' }));
    const { user } = renderProduct();
    await screen.findByText('The product is in the trash.');
    api.put(`${PATH}/12`, { status: 'draft' }).reply(200, buildProduct({ status: 'draft' }));

    await user.click(button('Restore'));

    expect(await nameField()).toHaveValue('Mug');
  });

  test.each([
    ['rejected with 403', () => restoring().reply(403, buildError('rest_forbidden', 403))],
    ['rejected with 500', () => restoring().reply(500, buildError('internal', 500))],
    ['answered with HTML', () => restoring().reply(200, '<html>')],
    ['interrupted', () => restoring().replyWithError('gone')],
  ])('shows an error when a restore request is %s, and retries', async (_how, fail) => {
    serveProduct(buildProduct({ status: 'trash' }));
    const { user } = renderProduct();
    await screen.findByText('The product is in the trash.');
    fail();
    await user.click(button('Restore'));
    expect(await screen.findByText('The product could not be restored.')).toBeInTheDocument();
    expect(screen.getByText('The product is in the trash.')).toBeInTheDocument();

    restoring().reply(200, buildProduct({ status: 'draft' }));
    await user.click(button('Restore'));

    expect(await nameField()).toHaveValue('Mug');
    expect(screen.getByText('The product is a draft.')).toBeInTheDocument();
  });

  test('disables the form for product types of extensions', async () => {
    serveProduct(buildProduct({ type: 'subscription' }));
    renderProduct();

    expect(await nameField()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Use the classic editor' })).toHaveAttribute(
      'href',
      'post.php?post=12&action=edit&post_type=product',
    );
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });
});

test('links to the classic editor', async () => {
  serveProduct(buildProduct());
  renderProduct();
  await nameField();

  expect(screen.getByRole('link', { name: 'Open in the classic editor' })).toHaveAttribute(
    'href',
    'post.php?post=12&action=edit&post_type=product',
  );
});

describe('saving', () => {
  test('publishes a new product, changes the address and keeps focus', async () => {
    const listWith = (isComplete: boolean) => [
      buildTaskList({ tasks: [buildTask({ id: 'products', isComplete })] }),
    ];
    const { user, registry } = renderProduct({ path: '/add-product', taskLists: listWith(false) });
    const field = await nameField();
    api.post(PATH, { name: 'Mug', status: 'publish', type: 'simple' }).reply(201, buildProduct());
    api.get('/wc-admin/onboarding/tasks').reply(200, listWith(true));

    await user.type(field, 'Mug');
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText('Product published.')).toBeInTheDocument();
    await waitFor(() => expect(getHistory().location.pathname).toBe('/product/12'));
    expect(field).toHaveFocus();
    expect(button('View in store')).toBeInTheDocument();
    expect(button('Update')).toBeDisabled();
    // The first product completes a setup task.
    await waitFor(() => expect(registry.select(tasksStore).getTask('products')?.isComplete).toBe(true));
  });

  test("says in the store's format when a product will be published", async () => {
    serveProduct(buildProduct({ status: 'future', date_created_gmt: '2026-12-01T09:00:00' }));
    const { user } = renderProduct();
    await user.type(await nameField(), 's');
    const scheduled = { name: 'Mugs', status: 'future', date_created_gmt: '2026-12-01T09:00:00' };
    serveProduct(buildProduct({ ...scheduled, name: 'Mug' }));
    api.put(`${PATH}/12`, { name: 'Mugs' }).reply(200, buildProduct(scheduled));

    await user.click(button('Update'));

    expect(await screen.findByText('Product scheduled for December 1, 2026 09:00.')).toBeInTheDocument();
  });

  test('sends only changed fields', async () => {
    serveProduct();
    const { user } = renderProduct();
    await user.type(await nameField(), ' blue');
    serveProduct();
    api
      .put(`${PATH}/12`, { name: 'Mug blue', status: 'draft' })
      .reply(200, buildProduct({ status: 'draft' }));

    await user.click(button('Switch to draft'));

    expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Draft');
  });

  test('shows 100 images and 60 attributes, and sends all images when one was moved', async () => {
    const images = Array.from({ length: 100 }, (_, index) => ({
      id: 500 + index,
      src: `http://localhost/${index}.png`,
      name: `Picture ${index}`,
      alt: '',
    }));
    const attributes = Array.from({ length: 60 }, (_, index) => ({
      id: 0,
      name: `Property ${index}`,
      position: index,
      visible: true,
      variation: false,
      options: ['A', 'B'],
    }));
    const product = buildProduct({ images, attributes });
    serveProduct(product);
    // Thumbnails are loaded at once.
    api.get('/wp/v2/media', () => true).reply(200, []);
    api
      .get(/products\/(categories|tags|brands)/, () => true)
      .optionally()
      .times(3)
      .reply(200, []);
    const { user } = renderProduct();
    fireEvent.keyDown(await screen.findByLabelText('Move Picture 99'), { key: 'Home' });
    fireEvent.click(screen.getByText('Organization'));
    expect(await screen.findByText('Property 59')).toBeInTheDocument();
    serveProduct(product);
    const order = [599, ...images.slice(0, 99).map(({ id }) => id)];
    let sent: { images: { id: number }[] } = { images: [] };
    api
      .put(`${PATH}/12`, (body) => {
        sent = body as typeof sent;
        return true;
      })
      .reply(200, product);

    await user.click(button('Update'));

    expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
    expect(Object.keys(sent)).toEqual(['images']);
    expect(sent.images.map(({ id }) => id)).toEqual(order);
  });

  test('shows validation errors at the field and sends nothing', async () => {
    serveProduct();
    const { user } = renderProduct();
    const field = await nameField();
    await user.clear(field);

    await user.click(button('Update'));

    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test.each([403, 500])('keeps typed text after a %d, and retries', async (status) => {
    serveProduct();
    const { user } = renderProduct();
    await user.type(await nameField(), ' blue');
    serveProduct();
    api.put(`${PATH}/12`).reply(status, buildError('nope', status, 'Not today.'));
    await user.click(button('Update'));
    expect(await screen.findByText('Failed to update product. Not today.')).toBeInTheDocument();
    expect(await nameField()).toHaveValue('Mug blue');
    serveProduct();
    api.put(`${PATH}/12`, { name: 'Mug blue' }).reply(200, buildProduct({ name: 'Mug blue' }));

    await user.click(button('Retry'));

    expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
  });

  test('shows both versions of a product changed elsewhere before overwriting it', async () => {
    serveProduct();
    const { user } = renderProduct();
    await user.type(await nameField(), ' blue');
    serveProduct(buildProduct({ name: 'Mug green', sku: 'GREEN' }));
    await user.click(button('Update'));

    const dialog = await screen.findByRole('dialog', { name: 'This product was changed elsewhere' });
    expect(within(dialog).getByText(/Other changes from elsewhere are kept: SKU/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Save selected versions' })).toBeDisabled();
    serveProduct(buildProduct({ name: 'Mug green', sku: 'GREEN' }));
    api.put(`${PATH}/12`, { name: 'Mug blue' }).reply(200, buildProduct({ name: 'Mug blue', sku: 'GREEN' }));
    await user.click(within(dialog).getByRole('radio', { name: /Mug blue/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save selected versions' }));

    expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
  });
});

test("shows both versions of a date in the store's format", async () => {
  serveProduct();
  const { user, registry } = renderProduct();
  await nameField();
  act(() => {
    const dates = { date_created_gmt: '2026-10-01T09:00:00' };
    void registry.dispatch(productStore).edit('12', dates, { label: 'Published on' });
  });
  serveProduct(buildProduct({ date_created_gmt: '2026-10-02T09:00:00' }));

  await user.click(button('Update'));

  expect(
    await screen.findByRole('radio', { name: 'Your version October 1, 2026 09:00' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Other version October 2, 2026 09:00' })).toBeInTheDocument();
});

describe('previewing during a save', () => {
  const change = async () => {
    serveProduct();
    const { user } = renderProduct();
    await user.type(await nameField(), 's');
    serveProduct();
    const save = deferReply(() => buildProduct({ name: 'Mugs' }));
    const put = api.put(`${PATH}/12`, { name: 'Mugs' });
    const tab = { location: { href: '' }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return { user, save, put, tab, open };
  };

  test('shows the saved product in one tab', async () => {
    const { user, save, put, tab, open } = await change();
    put.reply(200, save.reply);
    await user.click(button('Update'));
    await save.requested();

    await user.click(button('Preview'));
    await user.click(button('Preview'));
    save.release();

    await waitFor(() => expect(tab.location.href).toContain('/product/mug/'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.close).not.toHaveBeenCalled();
  });

  test('includes what was typed after the save started', async () => {
    const { user, save, put, tab } = await change();
    put.reply(200, save.reply);
    await user.click(button('Update'));
    await save.requested();
    await user.type(await nameField(), '!');

    await user.click(button('Preview'));
    serveProduct(buildProduct({ name: 'Mugs' }));
    api.put(`${PATH}/12`, { name: 'Mugs!' }).reply(200, buildProduct({ name: 'Mugs!' }));
    save.release();

    await waitFor(() => expect(tab.location.href).toContain('/product/mug/'));
  });

  test('closes the tab when that save fails', async () => {
    const { user, save, put, tab } = await change();
    put.reply(500, save.reply);
    await user.click(button('Update'));
    await save.requested();

    await user.click(button('Preview'));
    save.release();

    expect(await screen.findByText(/^Failed to update product\./)).toBeInTheDocument();
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
  });
});

describe('undo and redo', () => {
  test('work by keyboard in any field', async () => {
    serveProduct();
    const { user } = renderProduct();
    await user.type(await nameField(), '!');
    await user.click(button('Edit'));
    api
      .get(PATH, (query) => query['slug'] === 'mugs')
      .optionally()
      .reply(200, []);
    await user.type(screen.getByRole('textbox', { name: 'Product link' }), 's');
    await user.click(button('Use this link'));
    expect(screen.getByRole('link', { name: /mugs/ })).toBeInTheDocument();

    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('link', { name: /mugs/ })).not.toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await nameField()).toHaveValue('Mug');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await nameField()).toHaveValue('Mug!');
  });

  test("go back to any change in the session's list", async () => {
    serveProduct();
    const { user } = renderProduct();
    await user.type(await nameField(), '!');
    await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Blue');
    await user.click(button('More product options'));
    await user.click(screen.getByRole('menuitem', { name: 'Changes in this session' }));
    const dialog = screen.getByRole('dialog', { name: 'Changes in this session' });

    await user.click(within(dialog).getByRole('button', { name: 'Product opened' }));

    expect(within(dialog).getByRole('button', { name: 'Name (undone)' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mug');
  });
});

test('restores typed text after a reload, and discards it on request', async () => {
  serveProduct();
  const first = renderProduct();
  await first.user.type(await nameField(), '!');
  first.unmount();

  serveProduct();
  const { user } = renderProduct();
  expect(
    await screen.findByText('Your unsaved changes were restored. They are not saved yet.'),
  ).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Mug!');
  await user.click(button('Discard'));

  expect(await nameField()).toHaveValue('Mug');
});

test('undoes moving a product to the trash', async () => {
  serveProduct();
  const { user } = renderProduct();
  await nameField();
  await user.click(button('Publish options'));
  api.delete(`${PATH}/12`).reply(200, buildProduct());
  await user.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  expect(await screen.findByText('The product is in the trash.')).toBeInTheDocument();
  api.put(`${PATH}/12`, { status: 'publish' }).reply(200, buildProduct());

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await nameField()).toHaveValue('Mug');
});

test.each([
  ['rejected with 403', () => restoring('publish').reply(403, buildError('rest_forbidden', 403))],
  ['rejected with 500', () => restoring('publish').reply(500, buildError('internal', 500))],
  ['answered with HTML', () => restoring('publish').reply(200, '<html>')],
  ['interrupted', () => restoring('publish').replyWithError('gone')],
])('shows an error when undoing the trash is %s, and restores typed text on retry', async (_how, fail) => {
  serveProduct();
  const { user } = renderProduct();
  await user.type(await nameField(), '!');
  await user.click(button('Publish options'));
  api.delete(`${PATH}/12`).reply(200, buildProduct());
  await user.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  fail();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The product could not be restored.')).toBeInTheDocument();
  expect(screen.getByText('The product is in the trash.')).toBeInTheDocument();

  restoring('publish').reply(200, buildProduct());
  await user.click(button('Retry'));

  expect(await nameField()).toHaveValue('Mug!');
});

test('says when the server changed the name', async () => {
  serveProduct();
  const { user } = renderProduct();
  const name = await nameField();
  await user.clear(name);
  await user.type(name, "Maker's <size>");
  serveProduct();
  api.put(`${PATH}/12`).reply(200, buildProduct({ name: "Maker's" }));
  await user.click(button('Update'));

  expect(await screen.findByText('Saved as "Maker\'s".')).toBeInTheDocument();
  expect(name).toHaveValue("Maker's");
});

test('says when the server changed names of attributes, values and files', async () => {
  const attribute = { id: 0, name: 'Cut', options: ['Slim'], position: 0, visible: true, variation: false };
  const file = { id: 'a', name: 'Manual', file: 'http://localhost/manual.pdf' };
  serveProduct();
  const { user, registry } = renderProduct();
  await nameField();
  await act(() =>
    registry.dispatch(productStore).edit(
      toFormKey(12),
      {
        attributes: [{ ...attribute, name: 'Cut <men>', options: ['Slim <S>', 'Wide &  long'] }],
        downloads: [{ ...file, name: 'Manual <en>' }],
      },
      { label: 'Changed' },
    ),
  );
  serveProduct();
  api.put(`${PATH}/12`).reply(
    200,
    buildProduct({
      attributes: [{ ...attribute, options: ['Slim', 'Wide &amp; long'] }],
      downloads: [file],
    }),
  );
  await user.click(button('Update'));

  expect(await screen.findByText('Saved as "Cut", "Slim", "Manual".')).toBeInTheDocument();
});

test('focuses the SKU field when the server rejects the SKU', async () => {
  serveProduct();
  const { user } = renderProduct();
  const name = await nameField();
  await user.type(name, '!');
  serveProduct();
  api.put(`${PATH}/12`).reply(400, buildError('product_invalid_sku', 400, 'Invalid or duplicated SKU.'));
  await user.click(button('Update'));

  const sku = await screen.findByRole('textbox', { name: /^SKU/ });
  await waitFor(() => expect(sku).toHaveFocus());
  expect(sku).toHaveAccessibleDescription(/Invalid or duplicated SKU/);
});

test.each([
  ['rejected with 403', 403, buildError('rest_forbidden', 403)],
  ['rejected with 500', 500, buildError('internal', 500)],
  ['answered with HTML', 200, '<html>'],
] as const)('allows a link when checking it is %s', async (_how, status, answer) => {
  serveProduct();
  const { user } = renderProduct();
  await nameField();
  await user.click(button('Edit'));
  const field = screen.getByRole('textbox', { name: 'Product link' });
  const lookUp = deferReply(() => answer);
  api.get(PATH, (query) => query['slug'] === 'blue-mug').reply(status, lookUp.reply);
  fireEvent.change(field, { target: { value: 'Blue Mug' } });
  await lookUp.requested();
  lookUp.release();
  expect(screen.getByText('Preview: http://localhost/product/blue-mug/')).toBeInTheDocument();
  expect(field).not.toHaveAccessibleDescription(/already uses this link/);
  await user.click(button('Use this link'));
  serveProduct();
  api.put(`${PATH}/12`, { slug: 'blue-mug' }).reply(200, buildProduct({ slug: 'blue-mug' }));
  await user.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
});

test.each([
  ['rejected with 403', () => api.delete(`${PATH}/12`).reply(403, buildError('rest_forbidden', 403)), 200],
  // The server's response if it is already in the trash.
  ['interrupted after it succeeded', () => api.delete(`${PATH}/12`).replyWithError('gone'), 410],
])('keeps a product open when moving it to the trash is %s, and retries', async (_what, fail, then) => {
  serveProduct();
  const { user } = renderProduct();
  await user.type(await nameField(), '!');
  await user.click(button('Publish options'));
  fail();
  await user.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  expect(await screen.findByText('Failed to move product to Trash.')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Mug!');

  const gone = buildError('woocommerce_rest_already_trashed', 410);
  api.delete(`${PATH}/12`).reply(then, then === 200 ? buildProduct() : gone);
  await user.click(button('Retry'));

  expect(await screen.findByText('The product is in the trash.')).toBeInTheDocument();
});

test.each<[string, number, unknown]>([
  ['responds with 403', 403, buildError('rest_forbidden', 403)],
  ['responds with 500', 500, buildError('internal', 500)],
])('shows an error when the host %s while copying a product, and retries', async (_what, status, answer) => {
  serveProduct();
  const { user } = renderProduct();
  await nameField();
  serveProduct();
  api.post(PATH).reply(status, answer as object);
  if (status === 500) api.get(PATH, (query) => query['orderby'] === 'date').reply(200, []);
  await user.click(button('Publish options'));
  await user.click(screen.getByRole('menuitem', { name: 'Copy to a new draft' }));
  expect(await screen.findByText('The product could not be duplicated.')).toBeInTheDocument();

  api.post(PATH).reply(201, buildProduct({ id: 13 }));
  await user.click(button('Retry'));

  expect(await screen.findByText('Product copied to a new draft.')).toBeInTheDocument();
});

test('copies once, after the save that is under way', async () => {
  serveProduct();
  const { user } = renderProduct();
  await user.type(await nameField(), 's');
  serveProduct();
  const save = deferReply(() => buildProduct({ name: 'Mugs' }));
  api.put(`${PATH}/12`, { name: 'Mugs' }).reply(200, save.reply);
  await user.click(button('Update'));
  await save.requested();
  const copy = async () => {
    await user.click(button('Publish options'));
    await user.click(screen.getByRole('menuitem', { name: 'Copy to a new draft' }));
  };

  await copy();
  await copy();
  api.post(PATH).reply(201, buildProduct({ id: 13 }));
  save.release();

  expect(await screen.findByText('Product copied to a new draft.')).toBeInTheDocument();
});

test('says how many variations could not be copied', async () => {
  const product = buildProduct({ type: 'variable', variations: [21] });
  serveProduct(product);
  const { user } = renderProduct();
  await nameField();
  serveProduct(product);
  api.post(PATH).reply(201, buildProduct({ id: 13 }));
  api.get(`${PATH}/12/variations`, () => true).reply(500, buildError('internal', 500));

  await user.click(button('Publish options'));
  await user.click(screen.getByRole('menuitem', { name: 'Copy to a new draft' }));

  expect(
    await screen.findByText('Product copied to a new draft, but 1 variation could not be copied.'),
  ).toBeInTheDocument();
});

test("shows the block form's own toolbar", async () => {
  serveProduct();
  renderProduct({ features: { 'product-block-editor': true } });

  expect(await nameField()).toHaveValue('Mug');
  expect(screen.getByRole('heading', { name: /Mug/, level: 1 })).toBeInTheDocument();
  expect(button('Save')).toBeDisabled();
  expect(button('Options')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Basic details' })).toBeInTheDocument();
});

describe('messages of the block form', () => {
  const features = { 'product-block-editor': true };

  test('add a new product', async () => {
    const { user } = renderProduct({ path: '/add-product', features });
    await nameField();
    expect(screen.getByRole('heading', { name: /Add new product/, level: 1 })).toBeInTheDocument();
    api.post(PATH).reply(500, buildError('internal', 500));
    api.get(PATH, (query) => query['orderby'] === 'date').reply(200, []);
    await user.type(await nameField(), 'Mug');
    await user.click(button('Add'));
    expect(await screen.findByText(/^Failed to create product\./)).toBeInTheDocument();

    api.post(PATH, { name: 'Mug', status: 'publish', type: 'simple' }).reply(201, buildProduct());
    await user.click(button('Add'));

    expect(await screen.findByText('Product successfully created.')).toBeInTheDocument();
    expect(button('View in store')).toBeInTheDocument();
  });

  test('save an existing product as draft or publish it', async () => {
    serveProduct(buildProduct({ status: 'draft' }));
    const { user } = renderProduct({ features });
    await user.type(await nameField(), 's');
    serveProduct(buildProduct({ status: 'draft' }));
    api.put(`${PATH}/12`).reply(200, buildProduct({ status: 'draft', name: 'Mugs' }));
    await user.click(button('Save draft'));
    expect(await screen.findByText('Product saved as draft.')).toBeInTheDocument();

    serveProduct(buildProduct({ status: 'draft', name: 'Mugs' }));
    api.put(`${PATH}/12`, { status: 'publish' }).reply(200, buildProduct({ name: 'Mugs' }));
    await user.click(button('Save'));

    expect(await screen.findByText('Product published.')).toBeInTheDocument();
  });

  test('report a failed preview', async () => {
    serveProduct();
    const { user } = renderProduct({ features });
    await user.type(await nameField(), 's');
    jest.spyOn(window, 'open').mockReturnValue(null);
    serveProduct();
    api.put(`${PATH}/12`).reply(500, buildError('internal', 500));

    await user.click(button('Preview'));

    expect(await screen.findByText(/^Failed to preview product\./)).toBeInTheDocument();
  });

  test('show prices in the first tab, with a link to the Pricing tab', async () => {
    serveProduct();
    const { user } = renderProduct({ features });
    expect(await screen.findByRole('textbox', { name: /List price/ })).toHaveValue('8.00');
    api.get('/wc/v3/taxes/classes').reply(200, []);

    await user.click(screen.getByRole('link', { name: 'Pricing' }));

    expect(screen.getByRole('tab', { name: 'Pricing', selected: true })).toBeInTheDocument();
  });
});

test("changes the product's link, with a preview and a warning about duplicates", async () => {
  serveProduct();
  const { user } = renderProduct();
  await nameField();
  await user.click(button('Edit'));
  const field = screen.getByRole('textbox', { name: 'Product link' });
  expect(field).toHaveFocus();
  await user.clear(field);
  expect(field).toHaveAccessibleDescription(/Please use at least one letter or number/);
  expect(button('Use this link')).toBeDisabled();
  api.get(PATH, (query) => query['slug'] === 'blue-mug').reply(200, [{ id: 13, name: 'Cup' }]);
  await user.type(field, 'Blue Mug!');
  expect(screen.getByText('Preview: http://localhost/product/blue-mug/')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/“Cup” already uses this link/));
  await user.click(button('Use this link'));
  serveProduct();
  api.put(`${PATH}/12`, { slug: 'blue-mug' }).reply(200, buildProduct({ slug: 'blue-mug' }));

  await user.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
});

test('renders and saves fields that plugins define on the server', async () => {
  serveProduct(buildProduct({ acme_gift: 'no', acme_note: 'Soft' }));
  const field = (id: string, type: string, section: string, properties: object) => ({
    id,
    type,
    section,
    order: 10,
    plugin_id: 'acme',
    properties,
  });
  const { user } = renderProduct({
    hostForm: {
      fields: [
        field('acme-note', 'text', 'tab/general/acme', { name: 'acme_note', label: 'Note &amp; more' }),
        field('acme-gift', 'toggle', 'tab/general/details', { name: 'acme_gift', label: 'A gift' }),
        field('acme-odd', 'orbit', 'tab/general/details', { name: 'acme_odd' }),
      ],
      subsections: [],
      sections: [{ id: 'tab/general/acme', title: 'Acme', location: 'tab/general', order: 5 }],
      tabs: [],
    },
  });

  const section = within(await screen.findByRole('region', { name: 'Acme' }));
  const note = section.getByRole('textbox', { name: 'Note & more' });
  expect(note).toHaveValue('Soft');
  await user.type(note, 'er');
  await user.click(screen.getByRole('switch', { name: 'A gift' }));
  const body = { acme_note: 'Softer', acme_gift: true };
  serveProduct(buildProduct({ acme_gift: 'no', acme_note: 'Soft' }));
  api.put(`${PATH}/12`, body).reply(200, buildProduct(body));
  await user.click(button('Update'));

  expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
});

test('passes the product to classic fills, which can change it', async () => {
  function Weight() {
    const form = useContext(FormContext);
    if (!form) return null;
    const { values, getInputProps, isDirty } = form;
    return (
      <>
        <input aria-label="Grams" {...getInputProps('weight')} readOnly />
        <button type="button" onClick={() => getInputProps('weight').onChange('7')}>
          {`${String(values['name'])} ${isDirty ? 'changed' : 'as saved'}`}
        </button>
      </>
    );
  }
  registerPlugin('acme-weight', {
    scope: 'woocommerce-product-editor',
    render: () => (
      <Fill name="woocommerce_product_field_tab/general/details">
        {({ product }) => (
          <>
            <Weight />
            <p>{`Told of ${(product as { sku: string }).sku}`}</p>
          </>
        )}
      </Fill>
    ),
  });
  serveProduct();
  const { user } = renderProduct();

  await user.click(await screen.findByRole('button', { name: 'Mug as saved' }));

  expect(screen.getByRole('textbox', { name: 'Grams' })).toHaveValue('7');
  expect(screen.getByRole('button', { name: 'Mug changed' })).toBeInTheDocument();
  expect(screen.getByText('Told of MUG')).toBeInTheDocument();
  act(() => void unregisterPlugin('acme-weight'));
});

test('includes the settings dialog in undo', async () => {
  serveProduct();
  const { user } = renderProduct({ features: { 'product-block-editor': true } });
  await nameField();
  await user.click(button('Settings'));
  const panel = within(screen.getByRole('dialog', { name: 'Settings' }));

  await user.click(panel.getByRole('checkbox', { name: 'Enable reviews' }));
  await user.click(panel.getByRole('button', { name: 'Close settings' }));

  expect(button('Undo: Enable reviews')).toBeEnabled();
});

test('waits for uploads before saving, and includes them', async () => {
  serveProduct(buildProduct({ images: [] }));
  const { user } = renderProduct();
  await nameField();
  const answer = deferReply(() => ({ id: 5, source_url: 'http://localhost/5.png', title: { raw: 'Five' } }));
  api.post('/wp/v2/media').reply(201, answer.reply);
  const input = await screen.findByLabelText('Choose images', { selector: 'input' });
  await user.click(button('Choose images'));
  await user.upload(input, new File(['x'], '5.png', { type: 'image/png' }));
  await answer.requested();

  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Uploading 1 file/)).toBeInTheDocument();
  serveProduct(buildProduct({ images: [] }));
  const image = { id: 5, src: 'http://localhost/5.png', name: 'Five', alt: '' };
  api
    .put(`${PATH}/12`, { images: [{ id: 5, name: 'Five', alt: '' }] })
    .reply(200, buildProduct({ images: [image] }));
  answer.release();

  expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
});

describe('generating variations with unsaved options', () => {
  const SIZE = { id: 0, name: 'Size', position: 0, visible: true, variation: true, options: ['S'] };

  const addOption = (registry: Registry, key: FormKey) =>
    act(() => {
      const options = { type: 'variable', attributes: [SIZE] };
      void registry.dispatch(productStore).edit(key, options, { label: 'Options' });
    });
  const serveVariations = (...items: object[]) =>
    api.get(`${PATH}/12/variations`, () => true).reply(200, items);
  const saveAndGenerate = async (user: UserEvent) => {
    await user.click(await screen.findByRole('tab', { name: 'Variations' }));
    await user.click(await screen.findByRole('button', { name: 'Save and generate 1 variation' }));
  };

  test('shows why saving failed, and generates nothing', async () => {
    serveProduct();
    const { user, registry } = renderProduct();
    await nameField();
    addOption(registry, '12');
    serveVariations();
    serveProduct();
    api.put(`${PATH}/12`).reply(500, buildError('nope', 500, 'Not today.'));

    await saveAndGenerate(user);

    expect(await screen.findByText('Failed to update product. Not today.')).toBeInTheDocument();
  });

  test('shows invalid fields, and saves nothing', async () => {
    serveProduct();
    const { user, registry } = renderProduct();
    await user.clear(await nameField());
    addOption(registry, '12');
    serveVariations();

    await saveAndGenerate(user);

    expect(await nameField()).toBeInvalid();
  });

  test('includes images of a new product that are still uploading', async () => {
    const { user, registry } = renderProduct({ path: '/add-product' });
    await user.type(await nameField(), 'Mug');
    addOption(registry, NEW);
    const answer = deferReply(() => ({
      id: 5,
      source_url: 'http://localhost/5.png',
      title: { raw: 'Five' },
    }));
    api.post('/wp/v2/media').reply(201, answer.reply);
    const input = await screen.findByLabelText('Choose images', { selector: 'input' });
    await user.click(button('Choose images'));
    await user.upload(input, new File(['x'], '5.png', { type: 'image/png' }));
    await answer.requested();

    await saveAndGenerate(user);
    expect(await screen.findByText(/^Uploading 1 file/)).toBeInTheDocument();
    const image = { id: 5, src: 'http://localhost/5.png', name: 'Five', alt: '' };
    const product = { type: 'variable', attributes: [SIZE], images: [image], status: 'draft' };
    const images = [{ id: 5, name: 'Five', alt: '' }];
    api
      .post(PATH, { name: 'Mug', type: 'variable', attributes: [SIZE], images, status: 'draft' })
      .reply(201, buildProduct(product));
    api.post(`${PATH}/12/variations/generate`, {}).reply(200, { count: 1 });
    serveVariations();
    serveVariations(buildVariation(34, { attributes: [{ id: 0, name: 'Size', option: 'S' }] }));
    answer.release();

    expect(await screen.findByText('1 variation generated.')).toBeInTheDocument();
  });
});

describe('first use', () => {
  test('shows a welcome dialog and a tour for a new product', async () => {
    const { user } = renderProduct({
      path: '/add-product',
      options: { woocommerce_product_tour_modal_hidden: '' },
    });
    const greeting = await screen.findByRole('dialog', { name: 'Meet the product editing form' });
    api
      .post('/wc-admin/options', { woocommerce_product_tour_modal_hidden: 'yes' })
      .reply(200, { woocommerce_product_tour_modal_hidden: true });

    await user.click(within(greeting).getByRole('button', { name: 'Show me around (10s)' }));

    const step = (name: string) => screen.findByRole('dialog', { name });
    await step('📣 Tell a story about your product');
    await user.click(button('Next'));
    await step('✍️ Set up pricing & more');
    await user.click(button('Back'));
    await step('📣 Tell a story about your product');
    await user.click(button('Next'));
    await user.click(button('Next'));
    await step('🔍 Preview and publish');
    await user.click(button('Next'));
    await step('⚙️ Looking for more?');
    const invited = api
      .post('/wc-admin/options', { woocommerce_ces_product_mvp_ces_action: 'show' })
      .reply(200, { woocommerce_ces_product_mvp_ces_action: true });
    await user.click(button('Done'));
    await waitFor(() => expect(invited.isDone()).toBe(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps typed feedback when the dialog is closed', async () => {
    serveProduct();
    const { user } = renderProduct({
      options: {
        woocommerce_allow_tracking: 'yes',
        woocommerce_show_marketplace_suggestions: 'yes',
        woocommerce_ces_product_mvp_ces_action: 'new_product',
      },
    });
    const comments = () => screen.findByRole('textbox', { name: /^How is that screen useful to you/ });
    await screen.findByRole('region', { name: 'Feedback on the product editor' });
    await user.click(button('Share feedback'));
    await user.type(await comments(), 'Fast');
    await user.keyboard('{Escape}');

    await user.click(button('Share feedback'));

    expect(await comments()).toHaveValue('Fast');
  });

  test('asks users who allow tracking for feedback until they remove the question', async () => {
    serveProduct();
    const { user } = renderProduct({
      options: {
        woocommerce_allow_tracking: 'yes',
        woocommerce_ces_product_mvp_ces_action: 'new_product',
      },
    });
    await screen.findByRole('region', { name: 'Feedback on the product editor' });
    api
      .post('/wc-admin/options', { woocommerce_ces_product_mvp_ces_action: 'hide' })
      .reply(200, { woocommerce_ces_product_mvp_ces_action: true });

    await user.click(button('Remove share feedback'));

    expect(screen.queryByRole('region', { name: 'Feedback on the product editor' })).not.toBeInTheDocument();
  });
});

test('lets an extension add a tab, a section, a field and a rule, and change saved data', async () => {
  const remove = registerExtension(
    defineExtension({
      id: 'acme',
      title: 'Acme',
      productTabs: [{ id: 'cost', title: 'Cost' }],
      productSections: [
        { id: 'cost', tab: 'cost', title: 'What it costs', component: () => <p>Bought in bulk</p> },
      ],
      productFields: [
        {
          id: 'cost',
          section: 'details',
          component: ({ getMeta, setMeta, errors }) => (
            <TextField
              label="Cost"
              value={(getMeta('_cost') as string | undefined) ?? ''}
              error={errors['meta:_cost']}
              onChange={(value) => setMeta('_cost', value, 'Cost')}
            />
          ),
        },
      ],
      productRules: [
        {
          id: 'cost',
          check: ({ meta_data }) =>
            JSON.stringify(meta_data).includes('-') ? { 'meta:_cost': 'No less than nothing.' } : {},
          beforeSave: () => ({ purchase_note: 'Thank you' }),
        },
      ],
    }),
  );
  serveProduct();
  const { user } = renderProduct();
  const field = await screen.findByRole('textbox', { name: 'Cost' });
  expect(screen.getByRole('tab', { name: 'Cost' })).toBeInTheDocument();
  await user.type(field, '-');
  expect(screen.getByText('No less than nothing.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '3');
  serveProduct();
  const body = { meta_data: [{ key: '_cost', value: '3' }], purchase_note: 'Thank you' };
  api.put(`${PATH}/12`, body).reply(200, buildProduct());

  await user.click(button('Update'));

  expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
  act(remove);
});
