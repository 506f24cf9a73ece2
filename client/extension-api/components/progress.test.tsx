import { render, screen } from '@testing-library/react';
import { componentsNamespace as c } from './index';

test('how much is done can be heard, and stays between nothing and all', () => {
  const { rerender } = render(<c.ProgressBar percent={40} label="Import" />);
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '40');

  rerender(<c.ProgressBar percent={400} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
