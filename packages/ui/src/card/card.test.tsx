import { render, screen, within } from '@testing-library/react';
import { Card } from './card';

test('is a region named by its title', () => {
  render(
    <Card title="Store details" actions={<button type="button">More</button>} footer="Footer">
      Content
    </Card>,
  );

  const card = screen.getByRole('region', { name: 'Store details' });
  expect(within(card).getByRole('heading', { level: 2, name: 'Store details' })).toBeVisible();
  expect(within(card).getByRole('button', { name: 'More' })).toBeVisible();
  expect(card).toHaveTextContent('Content');
  expect(card).toHaveTextContent('Footer');
});

test('is not a landmark without a title', () => {
  render(<Card>Content</Card>);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('can be a list item with a heading of its level', () => {
  render(
    <ul>
      <Card as="li" title="Task" headingLevel={3} />
    </ul>,
  );

  expect(within(screen.getByRole('listitem')).getByRole('heading', { level: 3 })).toBeVisible();
});
