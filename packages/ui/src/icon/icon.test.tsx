import { render } from '@testing-library/react';
import { Icon } from './icon';

test.each([
  [undefined, '24'],
  [16, '16'],
])('renders an icon of size %s at %s px, hidden from screen readers', (size, pixels) => {
  const { container } = render(<Icon name="star" size={size} />);

  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('width', pixels);
  expect(icon).toHaveAttribute('height', pixels);
  expect(icon).toHaveAttribute('aria-hidden', 'true');
});
