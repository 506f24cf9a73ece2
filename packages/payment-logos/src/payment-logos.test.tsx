import { render, screen, within } from '@testing-library/react';
import { PAYMENT_BRANDS, PaymentLogo, PaymentLogos } from './index';

test('gives every logo an accessible name', () => {
  render(<PaymentLogos brands={PAYMENT_BRANDS} label="Cards and wallets" />);

  const list = screen.getByRole('list', { name: 'Cards and wallets' });
  const names = within(list)
    .getAllByRole('img')
    .map((logo) => logo.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(PAYMENT_BRANDS.length);
  expect(names.slice(0, 3)).toEqual(['Visa', 'MasterCard', 'American Express']);
});

test('renders a 51 by 35 px logo and keeps its aspect ratio at other widths', () => {
  render(
    <>
      <PaymentLogo brand="visa" />
      <PaymentLogo brand="jcb" width={102} />
    </>,
  );

  expect(screen.getByRole('img', { name: 'Visa' })).toHaveAttribute('height', '35');
  expect(screen.getByRole('img', { name: 'JCB' })).toHaveAttribute('height', '70');
});
