import { screen } from '@testing-library/react';
import { buildHost } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { purchaseSection } from './purchase';

test('edits purchase note, reviews and menu order', async () => {
  const { user, valueOf } = await renderSection(purchaseSection());
  const order = screen.getByRole('textbox', { name: 'Menu order' });

  await user.type(screen.getByRole('textbox', { name: 'Purchase note' }), 'Wash it.');
  await user.click(screen.getByRole('checkbox', { name: 'Enable reviews' }));
  await user.clear(order);
  await user.type(order, '-3');
  await user.tab();

  expect(valueOf('purchase_note')).toBe('Wash it.');
  expect(valueOf('reviews_allowed')).toBe(false);
  expect(valueOf('menu_order')).toBe(-3);
  expect(order).toHaveValue('-3');
});

test('keeps an invalid menu order with an error, and saves 0 when empty', async () => {
  const { user, valueOf } = await renderSection(purchaseSection(), { product: { menu_order: 4 } });
  const order = screen.getByRole('textbox', { name: 'Menu order' });

  await user.type(order, 'th');
  expect(order).toHaveAccessibleDescription(/^Please enter a whole number\./);
  expect(order).toHaveValue('4th');
  await user.clear(order);

  expect(valueOf('menu_order')).toBe(0);
});

test('says when reviews are disabled for the store', async () => {
  await renderSection(purchaseSection(), { host: buildHost({ admin: { reviewsEnabled: 'no' } }) });

  expect(screen.getByRole('checkbox', { name: 'Enable reviews' })).toHaveAccessibleDescription(
    'Reviews are disabled for the whole store.',
  );
});

test('hides the purchase note for external products', async () => {
  await renderSection(purchaseSection(), { product: { type: 'external' } });

  expect(screen.queryByRole('textbox', { name: 'Purchase note' })).not.toBeInTheDocument();
});
