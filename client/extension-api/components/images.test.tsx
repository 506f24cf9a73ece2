import { fireEvent, render, screen } from '@testing-library/react';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { ProductImage } from './images';

test("shows the store's placeholder when an image can't be loaded", () => {
  const host = buildHost();
  setHost(host);
  render(<ProductImage product={{ images: [{ src: 'https://shop.example/gone.png', alt: 'Mug' }] }} />);

  fireEvent.error(screen.getByRole('img', { name: 'Mug' }));

  expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('src', host.settings.placeholderImgSrc);
});
