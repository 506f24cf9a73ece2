import { render, screen } from '@testing-library/react';
import { Placeholder } from './placeholder';
import { PlaceholderCard } from './placeholder-card';
import { Spinner } from './spinner';

test('a spinner says what is being waited for', () => {
  render(<Spinner label="Preparing payment settings..." />);

  expect(screen.getByRole('status')).toHaveTextContent('Preparing payment settings...');
});

test('a placeholder has the final size and says nothing', () => {
  const { container } = render(<Placeholder width={120} height="2em" />);

  expect(container.firstChild).toHaveStyle({ inlineSize: '120px', blockSize: '2em' });
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('a card of placeholders is busy, and says so once for all its rows', () => {
  const { container } = render(<PlaceholderCard rows={5} />);

  expect(container.querySelector('.sa-placeholder-card__rows')).toHaveStyle({ blockSize: '285px' });
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});
