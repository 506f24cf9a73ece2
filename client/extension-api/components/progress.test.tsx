import { render, screen } from '@testing-library/react';
import { componentsNamespace as c } from './index';

test('exposes its value to screen readers and limits it to 100', () => {
  const { rerender } = render(<c.ProgressBar percent={40} label="Import" />);
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '40');

  rerender(<c.ProgressBar percent={400} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
