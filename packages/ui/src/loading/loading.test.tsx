import { render, screen } from '@testing-library/react';
import { Placeholder } from './placeholder';
import { PlaceholderCard } from './placeholder-card';
import { Spinner } from './spinner';

test('labels a spinner with what is loading', () => {
  render(<Spinner label="Preparing payment settings..." />);

  expect(screen.getByRole('status')).toHaveTextContent('Preparing payment settings...');
});

test('renders a placeholder in the final size, hidden from screen readers', () => {
  const { container } = render(<Placeholder width={120} height="2em" />);

  expect(container.firstChild).toHaveStyle({ inlineSize: '120px', blockSize: '2em' });
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('marks a placeholder card as busy with one label for all rows', () => {
  const { container } = render(<PlaceholderCard rows={5} />);

  expect(container.querySelector('.sa-placeholder-card__rows')).toHaveStyle({ blockSize: '285px' });
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});
