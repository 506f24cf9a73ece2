import { render, screen } from '@testing-library/react';
import { Fill, SlotFillProvider } from '@admin/extensions';
import { Footer } from './footer';

const ui = (hasFill: boolean) => (
  <SlotFillProvider>
    <Footer />
    {hasFill && (
      <Fill name="woocommerce_footer_item">
        <button type="button">Publish</button>
      </Fill>
    )}
  </SlotFillProvider>
);

test('renders a footer only while an extension fills it', () => {
  const { container, rerender } = render(ui(false));
  expect(container).toBeEmptyDOMElement();

  rerender(ui(true));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();

  rerender(ui(false));
  expect(container).toBeEmptyDOMElement();
});
