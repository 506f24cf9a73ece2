import { fireEvent, screen } from '@testing-library/react';
import { hydrateCurrentUser } from '@admin/store-user';
import { buildHost, buildUser } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { visibilitySection } from './visibility';

const status = () => screen.getByRole('combobox', { name: 'Status' });
const option = (name: string) => screen.getByRole('option', { name });

test('selects status, catalog visibility and featuring', async () => {
  const { user, valueOf } = await renderSection(visibilitySection());

  await user.selectOptions(status(), option('Privately published'));
  await user.click(screen.getByRole('radio', { name: 'Search results only' }));
  await user.click(screen.getByRole('checkbox', { name: 'Feature this product' }));

  expect(valueOf('status')).toBe('private');
  expect(valueOf('catalog_visibility')).toBe('search');
  expect(valueOf('featured')).toBe(true);
});

test("converts the publish date to the store's time zone", async () => {
  const { valueOf } = await renderSection(visibilitySection(), {
    host: buildHost({ admin: { timeZone: 'Europe/Berlin' } }),
    product: { date_created_gmt: '2026-07-01T07:30:00' },
  });
  const date = screen.getByLabelText('Publish on');
  expect(date).toHaveValue('2026-07-01T09:30');

  fireEvent.change(date, { target: { value: '2026-12-24T18:00' } });
  expect(valueOf('date_created_gmt')).toBe('2026-12-24T17:00:00');
  fireEvent.change(date, { target: { value: '' } });

  expect(valueOf('date_created_gmt')).toBeNull();
});

test('shows a scheduled status', async () => {
  await renderSection(visibilitySection(), { product: { status: 'future' } });

  expect(status()).toHaveDisplayValue('Scheduled');
});

test('shows a password field if the host has it', async () => {
  const { user, valueOf } = await renderSection(visibilitySection(), { product: { post_password: '' } });

  await user.type(screen.getByRole('textbox', { name: 'Password' }), 'tea');

  expect(valueOf('post_password')).toBe('tea');
});

test('disables publishing without the capability', async () => {
  await renderSection(visibilitySection(), {
    product: { status: 'draft' },
    prepare: (registry) =>
      hydrateCurrentUser(
        registry,
        buildUser({ is_super_admin: false, capabilities: { edit_products: true } }),
      ),
  });

  expect(option('Published')).toBeDisabled();
  expect(option('Pending review')).toBeEnabled();
  expect(status()).toHaveAccessibleDescription('You are not allowed to publish products.');
});
