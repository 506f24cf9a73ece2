import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchListControl, type ListChoice, type SearchListControlProps } from './search-list-control';

const LIST = [
  { id: 1, name: 'Blue mug', count: 3 },
  { id: 2, name: 'Red cup' },
];

function Mugs(props: Partial<SearchListControlProps>) {
  const [selected, setSelected] = useState<ListChoice[]>([]);
  return <SearchListControl list={LIST} selected={selected} onChange={setSelected} {...props} />;
}

test("keeps the focus in the extension's own items", async () => {
  const user = userEvent.setup();
  render(
    <Mugs
      search="m"
      isSingle
      renderItem={({ item, isSelected, onSelect, search, isSingle, depth }) => (
        <label>
          <input type="radio" checked={isSelected} onChange={onSelect(item)} />
          {[item.name, search, isSingle, depth].join(' ')}
        </label>
      )}
    />,
  );

  await user.click(screen.getByRole('radio', { name: 'Blue mug m true 0' }));

  expect(screen.getByRole('radio', { name: 'Blue mug m true 0' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Blue mug m true 0' })).toBeChecked();
});

test('asks the extension for the first items, and uses its messages', async () => {
  const user = userEvent.setup();
  const onSearch = jest.fn();
  const messages = {
    clear: 'Put all back',
    selected: (count: number) => `${count} mugs`,
    noItems: 'No mugs.',
    noResults: 'No mug is called %s.',
  };
  const { rerender } = render(<Mugs onSearch={onSearch} messages={messages} />);
  expect(onSearch).toHaveBeenCalledWith('');
  await user.click(screen.getByRole('checkbox', { name: 'Blue mug 3' }));
  expect(screen.getByText('1 mugs')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Put all back' })).toBeVisible();

  rerender(<Mugs list={[]} messages={messages} />);
  expect(screen.getByText('No mugs.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'pot');
  expect(screen.getByText('No mug is called pot.')).toBeVisible();

  rerender(<Mugs list={[]} messages={messages} isLoading />);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});
