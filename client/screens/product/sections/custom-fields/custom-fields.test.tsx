import { screen } from '@testing-library/react';
import { renderSection } from '../../testing/render-section';
import { customFieldsSection } from './custom-fields';

const COST = { id: 7, key: '_cost', value: '3.10' };
const ORIGIN = { id: 8, key: 'Origin', value: 'Peru' };
const SIZES = { id: 9, key: 'sizes', value: { s: 1 } };
const field = (name: string) => screen.getByRole('textbox', { name });

test('edits a public field and keeps private ones', async () => {
  const { user, valueOf } = await renderSection(customFieldsSection(), {
    product: { meta_data: [COST, ORIGIN] },
  });
  expect(screen.queryByRole('textbox', { name: '_cost' })).not.toBeInTheDocument();

  await user.clear(field('Origin'));
  await user.type(field('Origin'), 'Chile');

  expect(valueOf('meta_data')).toEqual([COST, { ...ORIGIN, value: 'Chile' }]);
});

test('adds a field with focus on its name', async () => {
  const { user, valueOf } = await renderSection(customFieldsSection());
  expect(screen.getByText('No custom fields yet.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add Custom Field' }));
  expect(field('Name')).toHaveFocus();
  expect(screen.queryByText('Please enter a name for each custom field.')).not.toBeInTheDocument();
  await user.type(field('Value'), 'Peru');
  expect(screen.getByText('Please enter a name for each custom field.')).toBeVisible();
  await user.type(field('Name'), 'Origin');

  expect(valueOf('meta_data')).toEqual([{ key: 'Origin', value: 'Peru' }]);
  expect(screen.queryByText('Please enter a name for each custom field.')).not.toBeInTheDocument();
});

test('removes a field and focuses the next one', async () => {
  const { user, valueOf } = await renderSection(customFieldsSection(), {
    product: { meta_data: [ORIGIN, { ...ORIGIN, id: 10, key: 'Roast' }] },
  });

  await user.click(screen.getByRole('button', { name: 'Remove custom field: Origin' }));

  expect(valueOf('meta_data')).toMatchObject([{ key: 'Roast' }]);
  expect(field('Roast')).toHaveFocus();
});

test('shows an object value as read-only JSON', async () => {
  await renderSection(customFieldsSection(), { product: { meta_data: [SIZES] } });

  expect(field('sizes')).toHaveValue('{"s":1}');
  expect(field('sizes')).toBeDisabled();
});

test('shows fields read-only without buttons', async () => {
  await renderSection(customFieldsSection(), { isReadOnly: true, product: { meta_data: [ORIGIN] } });

  expect(field('Origin')).toBeDisabled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
