import { fireEvent, render, screen } from '@testing-library/react';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { Flag, ProductImage } from './images';

test("shows the store's placeholder when an image can't be loaded", () => {
  const host = buildHost();
  setHost(host);
  render(<ProductImage product={{ images: [{ src: 'https://shop.example/gone.png', alt: 'Mug' }] }} />);

  fireEvent.error(screen.getByRole('img', { name: 'Mug' }));

  expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('src', host.settings.placeholderImgSrc);
});

test("shows the flag of an order's country, first that of its shipping address", () => {
  setHost(buildHost());
  const { container } = render(
    <>
      <Flag order={{ shipping: { country: 'FR' }, billing: { country: 'DE' } }} />
      <Flag order={{ shipping: { country: '' }, billing: { country: 'DE' } }} />
    </>,
  );

  expect(container).toHaveTextContent('🇫🇷FR🇩🇪DE');
});
