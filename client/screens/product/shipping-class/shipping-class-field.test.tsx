import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { noticesStore } from '@admin/store-notices';
import { taxonomiesStore } from '@admin/store-taxonomies';
import { buildError, api, deferReply, renderWithStores } from '@admin/testing';
import { ShippingClassField } from './shipping-class-field';
import { suggestClass } from './suggest-class';

const CLASSES = '/wc/v3/products/shipping_classes';
const GLASS = { id: 7, name: 'Glass', slug: 'glass' };
const KITCHEN = { id: 3, name: 'Kitchen &amp; Co', slug: 'kitchen' };

const known = (...classes: object[]) => api.get(CLASSES, { per_page: 100, page: 1 }).reply(200, classes);

function Field({ value, categories }: { value: string; categories: readonly (typeof KITCHEN)[] }) {
  const [slug, setSlug] = useState(value);
  return <ShippingClassField value={slug} onChange={setSlug} categories={categories} />;
}

const show = ({ value = '', categories = [] as (typeof KITCHEN)[] } = {}, http = {}) =>
  renderWithStores([noticesStore, taxonomiesStore], <Field value={value} categories={categories} />, {
    http,
  });

const getField = () => screen.getByRole('combobox', { name: 'Shipping class' });
const getOptions = () =>
  within(getField())
    .getAllByRole('option')
    .map((option) => option.textContent);
const addButton = () => screen.findByRole('button', { name: 'Add new shipping class' });
const getName = () => screen.getByRole('textbox', { name: 'Name' });
const press = () => screen.getByRole('button', { name: 'Add' });

test("offers the store's classes and none", async () => {
  known(GLASS);
  const { user } = show();
  await addButton();

  expect(getOptions()).toEqual(['No shipping class', 'Glass']);
  await user.selectOptions(getField(), 'Glass');

  expect(getField()).toHaveValue('glass');
});

test('shows the current class while loading, and when it was deleted', async () => {
  const classes = deferReply(() => []);
  api.get(CLASSES, { per_page: 100, page: 1 }).reply(200, classes.reply);
  show({ value: 'glass' });
  expect(getField()).toBeDisabled();
  expect(getField()).toHaveDisplayValue('glass');

  classes.release();

  await addButton();
  expect(getOptions()).toEqual(['No shipping class', 'glass']);
});

test("shows an error when classes can't be loaded, and retries", async () => {
  api.get(CLASSES, { per_page: 100, page: 1 }).reply(500, buildError('woocommerce_broken', 500, 'Broken.'));
  const { user } = show({ value: 'glass' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The shipping classes could not be loaded. Broken.',
  );

  known(GLASS);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(getField()).toHaveDisplayValue('Glass'));
});

test('creates a class once on double click and selects it', async () => {
  known();
  api
    .post(CLASSES, { name: 'Fragile', slug: 'fragile-things', description: 'With care' })
    .reply(201, { id: 8, name: 'Fragile', slug: 'fragile-things' });
  const { user } = show();
  await user.click(await addButton());

  await user.type(getName(), 'Fragile');
  await user.type(screen.getByRole('textbox', { name: 'Slug' }), 'fragile-things');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'With care');
  await user.dblClick(press());

  await waitFor(() => expect(getField()).toHaveDisplayValue('Fragile'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('requires a name', async () => {
  known();
  const { user } = show();
  await user.click(await addButton());

  await user.click(press());

  expect(getName()).toHaveAccessibleDescription('The shipping class name is required.');
});

test('says when a class already exists, and offers to use it', async () => {
  known(GLASS);
  api
    .post(CLASSES)
    .reply(400, { ...buildError('term_exists', 400), data: { status: 400, resource_id: GLASS.id } });
  const { user } = show();
  await user.click(await addButton());
  await user.type(getName(), 'Glass{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A shipping class with that slug already exists.',
  );
  await user.click(screen.getByRole('button', { name: 'Use existing' }));

  expect(getField()).toHaveDisplayValue('Glass');
});

describe('after a server error', () => {
  const breakDown = () =>
    api.post(CLASSES).reply(500, buildError('internal_server_error', 500, '<p>Fatal</p>'));
  const lookUp = (...found: object[]) =>
    api.get(CLASSES, { search: 'Fragile', per_page: 100 }).reply(200, found);

  test('shows an error and keeps typed text when the class was not created', async () => {
    known();
    breakDown();
    lookUp();
    const { user } = show();
    await user.click(await addButton());
    await user.type(getName(), 'Fragile{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t add this shipping class. Try again in a few seconds.',
    );
    expect(getName()).toHaveValue('Fragile');
    api.post(CLASSES).reply(201, { id: 8, name: 'Fragile', slug: 'fragile' });
    await user.click(press());

    await waitFor(() => expect(getField()).toHaveDisplayValue('Fragile'));
  });

  test('selects the class when it was created anyway', async () => {
    known();
    breakDown();
    lookUp({ id: 8, name: 'Fragile', slug: 'fragile' });
    const { user } = show();
    await user.click(await addButton());
    await user.type(getName(), 'Fragile{Enter}');

    await waitFor(() => expect(getField()).toHaveDisplayValue('Fragile'));
  });
});

test('shows why the server rejected a class', async () => {
  known();
  api.post(CLASSES).reply(403, buildError('woocommerce_rest_cannot_create', 403, 'You may not.'));
  const { user } = show();
  await user.click(await addButton());
  await user.type(getName(), 'Fragile{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('You may not.');
});

test.each([
  ['the first category', [KITCHEN], [], { name: 'Kitchen & Co', slug: 'kitchen' }],
  [
    'the first category other than "Uncategorized"',
    [{ id: 15, name: 'None', slug: 'uncategorized' }, KITCHEN],
    [],
    'kitchen',
  ],
  ['nothing without a category', [], [], ''],
  ['nothing if the class exists', [KITCHEN], [{ ...KITCHEN, parent: 0 }], ''],
])('suggests %s', (_, categories, classes, expected) => {
  const { name, slug } = suggestClass(categories, classes);
  expect(typeof expected === 'string' ? slug : { name, slug }).toEqual(expected);
});

test("suggests the product's category as name", async () => {
  known();
  const { user } = show({ categories: [KITCHEN] });
  await user.click(await addButton());

  expect(getName()).toHaveValue('Kitchen & Co');
});
