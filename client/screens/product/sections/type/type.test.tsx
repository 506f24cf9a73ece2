import { screen } from '@testing-library/react';
import { renderSection } from '../../testing/render-section';
import { typeSection } from './type-choice';

const radio = (name: string) => screen.getByRole('radio', { name });

test('selects the product type', async () => {
  const { user, valueOf } = await renderSection(typeSection());
  expect(radio('Simple product')).toBeChecked();

  await user.click(radio('Variable product'));

  expect(valueOf('type')).toBe('variable');
  expect(radio('Variable product')).toHaveAccessibleDescription(
    'A product with variations, such as sizes or colors.',
  );
});

test('shows URL and button text for an external product', async () => {
  const { user, valueOf } = await renderSection(typeSection());
  await user.click(radio('External/Affiliate product'));
  const url = screen.getByRole('textbox', { name: 'Product URL' });

  await user.type(url, 'example.com');
  expect(url).toHaveAccessibleDescription(/^Please enter a web address/);
  await user.clear(url);
  await user.type(url, 'https://example.com/mug');
  await user.type(screen.getByRole('textbox', { name: 'Button text' }), 'To the mug');

  expect(url).toHaveAccessibleDescription('The URL where customers can buy the product.');
  expect(valueOf('external_url')).toBe('https://example.com/mug');
  expect(valueOf('button_text')).toBe('To the mug');
});

test('says that variations are kept when the type changes', async () => {
  const { user } = await renderSection(typeSection(), {
    product: { type: 'variable', variations: [20, 21] },
  });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  await user.click(radio('Simple product'));

  expect(screen.getByRole('status')).toHaveTextContent('Variations are kept');
});
