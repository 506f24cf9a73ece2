import { fireEvent, screen } from '@testing-library/react';
import { hydrateCurrentUser } from '@admin/store-user';
import { buildHost, buildUser } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { visibilitySection } from './index';

const status = () => screen.getByRole('combobox', { name: 'Status' });
const option = (name: string) => screen.getByRole('option', { name });

test('status and places are chosen', async () => {
  const { user, valueOf } = await renderSection(visibilitySection());

  await user.selectOptions(status(), option('Privately published'));
  await user.click(screen.getByRole('radio', { name: 'Search results only' }));
  await user.click(screen.getByRole('checkbox', { name: 'Feature this product' }));

  expect(valueOf('status')).toBe('private');
  expect(valueOf('catalog_visibility')).toBe('search');
  expect(valueOf('featured')).toBe(true);
});

test('the moment it is published is one of the shop', async () => {
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

test('what is scheduled is shown as that, and cannot be chosen', async () => {
  await renderSection(visibilitySection(), { product: { status: 'future' } });

  expect(status()).toHaveDisplayValue('Scheduled');
});

test('a password is there where the host has one', async () => {
  const { user, valueOf } = await renderSection(visibilitySection(), { product: { post_password: '' } });

  await user.type(screen.getByRole('textbox', { name: 'Password' }), 'tea');

  expect(valueOf('post_password')).toBe('tea');
});

test('who may not publish cannot choose it', async () => {
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
