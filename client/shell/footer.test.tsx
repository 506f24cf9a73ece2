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

test('there is a footer only while an extension has something to put there', () => {
  const { container, rerender } = render(ui(false));
  expect(container).toBeEmptyDOMElement();

  rerender(ui(true));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();

  rerender(ui(false));
  expect(container).toBeEmptyDOMElement();
});
