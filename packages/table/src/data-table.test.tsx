import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, type DataTableProps } from './data-table';
import type { Column, Row } from './types';

const COLUMNS: readonly Column[] = [
  { key: 'name', label: 'Product', isSortable: true, required: true },
  { key: 'sold', label: 'Sold', screenReaderLabel: 'Items sold', isSortable: true, isNumeric: true },
  { key: 'sku', label: 'SKU', isSortable: true, defaultOrder: 'desc' },
  { key: 'category', label: 'Category' },
];

const aRow = (name: string, sold = 3): Row => [
  { display: <a href="#product">{name}</a>, value: name },
  { display: String(sold), value: sold },
  { display: `SKU of ${name}`, value: `SKU of ${name}` },
  { display: 'Tea', value: 'Tea' },
];

const ROWS = [aRow('Teapot'), aRow('Cup', 9), aRow('Tray', 1)];

function show(props: Partial<DataTableProps> = {}) {
  const user = userEvent.setup();
  const table = (changes?: Partial<DataTableProps>) => (
    <DataTable title="Products" columns={COLUMNS} rows={ROWS} status="ready" {...props} {...changes} />
  );
  const { rerender } = render(table());
  return { user, change: (changes: Partial<DataTableProps>) => rerender(table(changes)) };
}

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('renders a labeled table region with row headers', () => {
  show({ caption: 'Products of November' });

  const region = screen.getByRole('region', { name: 'Products' });
  expect(within(region).getByRole('table', { name: 'Products of November' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Items sold' })).toBeVisible();
  expect(names()).toEqual(['Teapot', 'Cup', 'Tray']);
});

describe('sorting', () => {
  test.each([
    ['text in ascending order', 'Product', ['name', 'asc']],
    ['numbers in descending order', 'Items sold', ['sold', 'desc']],
    ['other columns in their own default order', 'SKU', ['sku', 'desc']],
  ])('starts with %s', async (_what, label, expected) => {
    const onSort = jest.fn();
    const { user } = show({ onSort });

    await user.click(screen.getByRole('button', { name: label }));

    expect(onSort.mock.calls).toEqual([expected]);
  });

  test('shows the sorted column and reverses the order', async () => {
    const onSort = jest.fn();
    const { user } = show({ onSort, orderby: 'sold', order: 'desc' });

    expect(screen.getByRole('columnheader', { name: 'Items sold' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('columnheader', { name: 'Product' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Items sold' }));

    expect(onSort.mock.calls).toEqual([['sold', 'asc']]);
    expect(await screen.findByText('Sorted by Items sold, ascending')).toBeInTheDocument();
  });

  test('starts with the default column', () => {
    const columns = COLUMNS.map((column) => ({ ...column, defaultSort: column.key === 'sku' }));
    show({ columns, onSort: jest.fn() });

    expect(screen.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('is only available for columns that the server can sort', () => {
    show({ onSort: jest.fn() });

    expect(screen.queryByRole('button', { name: 'Category' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Category' })).toBeVisible();
  });
});

describe('on a phone without column headings', () => {
  beforeEach(() => {
    const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => list });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('sorts rows and reverses the order with fields', async () => {
    const onSort = jest.fn();
    const { user } = show({ onSort, orderby: 'sold', order: 'desc' });
    const field = screen.getByRole('combobox', { name: 'Sort by' });
    expect(field).toHaveDisplayValue('Items sold');
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Product', 'Items sold', 'SKU']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Ascending');
    await user.selectOptions(field, 'Product');

    expect(onSort.mock.calls).toEqual([
      ['sold', 'asc'],
      ['name', 'asc'],
    ]);
    expect(await screen.findByText('Sorted by Product, ascending')).toBeInTheDocument();
  });

  test('hides the fields when no column can be sorted', () => {
    show();

    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  });
});

describe('pagination', () => {
  const onPage = jest.fn();
  const onPerPage = jest.fn();
  const paged = { onPage, onPerPage, page: 2, perPage: 25, total: 110 };

  test('shows the current range and goes to the next page', async () => {
    const { user } = show(paged);

    expect(screen.getByText('26–50 of 110')).toBeVisible();
    expect(screen.getByText('Page 2 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));

    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  test('disables the buttons on the first and last page', () => {
    const { change } = show({ ...paged, page: 1 });
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();

    change({ page: 5 });

    expect(screen.getByText('101–110 of 110')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  test('lets the user set the page size', async () => {
    const { user } = show(paged);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');

    expect(onPerPage.mock.calls).toEqual([[100]]);
  });

  test('offers the page size from the URL', () => {
    show({ ...paged, perPage: 30 });

    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('30');
  });

  test.each([
    ['7', [[7]]],
    ['900', [[14]]],
    ['0', [[1]]],
    ['2', []],
    ['x', []],
  ])('%s in the page field of a long table', async (text, expected) => {
    const { user } = show({ ...paged, total: 340 });
    const field = screen.getByRole('textbox', { name: 'Page' });

    await user.clear(field);
    await user.type(field, `${text}{Enter}`);

    expect(onPage.mock.calls).toEqual(expected);
  });

  test('keeps the page when its field is cleared', async () => {
    const { user } = show({ ...paged, total: 340 });
    const field = screen.getByRole('textbox', { name: 'Page' });

    await user.clear(field);
    await user.tab();

    expect(onPage).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
  });

  test('stays usable while the next page is loading', async () => {
    const { user, change } = show(paged);
    await user.click(screen.getByRole('button', { name: 'Next page' }));

    change({ page: 3, isRefreshing: true });

    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
    expect(screen.getByText('51–75 of 110')).toBeVisible();
  });

  test('formats counts like the store', () => {
    show({ ...paged, total: 12_345, formatCount: (count) => `<${count}>` });

    expect(screen.getByText('<26>–<50> of <12345>')).toBeVisible();
  });

  test('is hidden when all rows fit on one page', () => {
    show({ ...paged, page: 1, total: 3 });

    expect(screen.getByText('1–3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });
});

describe('columns', () => {
  function Choosing({ columns = COLUMNS }: { columns?: readonly Column[] }) {
    const [hidden, setHidden] = useState<readonly string[]>(['category']);
    return (
      <DataTable
        title="Products"
        columns={columns}
        rows={ROWS}
        status="ready"
        hiddenColumns={hidden}
        onHiddenColumns={setHidden}
      />
    );
  }
  const open = async (ui = <Choosing />) => {
    const user = userEvent.setup();
    render(ui);
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    return user;
  };

  test('hides and shows columns with their cells', async () => {
    const user = await open();
    expect(headings()).toEqual(['Product', 'SoldItems sold', 'SKU']);

    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sold', checked: true }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Category', checked: false }));

    expect(headings()).toEqual(['Product', 'SKU', 'Category']);
    expect(screen.getByRole('row', { name: 'Cup SKU of Cup Tea' })).toBeVisible();
  });

  test('cannot hide required columns', async () => {
    await open();

    expect(screen.queryByRole('menuitemcheckbox', { name: 'Product' })).not.toBeInTheDocument();
  });

  test('cannot hide the last column', async () => {
    const columns = COLUMNS.map((column) => ({ ...column, required: false }));
    const user = await open(<Choosing columns={columns} />);

    for (const name of ['Product', 'Sold']) {
      await user.click(screen.getByRole('menuitemcheckbox', { name }));
    }
    expect(screen.getByRole('menuitemcheckbox', { name: 'SKU' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'SKU' }));

    expect(headings()).toEqual(['SKU']);
  });

  test('shows one column even if a preference hides all', () => {
    const columns = COLUMNS.map((column) => ({ ...column, required: false }));
    show({ columns, hiddenColumns: COLUMNS.map(({ key }) => key) });

    expect(headings()).toEqual(['Product']);
  });
});

describe('selection', () => {
  function Selecting({ onSelect }: { onSelect: (selected: string[]) => void }) {
    const [selected, setSelected] = useState<string[]>(['77']);
    const select = (next: string[]) => {
      onSelect(next);
      setSelected(next);
    };
    return (
      <DataTable
        title="Products"
        columns={COLUMNS}
        rows={ROWS}
        status="ready"
        selection={{
          ids: ['1', '2', '3'],
          selected,
          onSelect: select,
          label: (row) => `Select ${ROWS[row]?.[0]?.value}`,
        }}
      />
    );
  }

  test('selects and deselects rows and keeps selections on other pages', async () => {
    const onSelect = jest.fn();
    const user = userEvent.setup();
    render(<Selecting onSelect={onSelect} />);

    await user.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('checkbox', { name: 'Select Tray' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select Teapot' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));

    expect(onSelect.mock.calls.map(([selected]) => selected.toSorted().join())).toEqual([
      '2,77',
      '1,2,3,77',
      '2,3,77',
      '1,2,3,77',
      '77',
    ]);
  });
});

test('excludes rows that cannot be selected from "select all"', async () => {
  const onSelect = jest.fn();
  const { user } = show({
    selection: { ids: ['1', '', '3'], selected: [], onSelect, label: (row) => `Select row ${row}` },
  });

  expect(screen.queryByRole('checkbox', { name: 'Select row 1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));

  expect(onSelect.mock.calls).toEqual([[['1', '3']]]);
});

test('has no checkboxes without rows', () => {
  show({ rows: [], selection: { ids: [], selected: [], onSelect: () => {}, label: String } });

  expect(headings()).toHaveLength(COLUMNS.length);
});

describe('states', () => {
  const onRetry = jest.fn();

  test('shows placeholders while rows are loading', () => {
    show({ status: 'loading', rows: [], perPage: 3 });

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const room = screen.getByRole('cell', { hidden: true });
    expect(room).toHaveStyle({ blockSize: '147px' });
    expect(room).toHaveAttribute('colspan', String(COLUMNS.length));
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  });

  test('shows current rows as busy while they are refreshed', () => {
    const { change } = show({ isRefreshing: true });

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(names()).toEqual(['Teapot', 'Cup', 'Tray']);
    change({ rows: [aRow('Spoon')], isRefreshing: false });

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(names()).toEqual(['Spoon']);
  });

  test('shows placeholders for totals that load after the rows', () => {
    const { change } = show({ summary: [{ label: 'products', value: '' }], isSummaryLoading: true });
    expect(names()).toEqual(['Teapot', 'Cup', 'Tray']);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(document.querySelectorAll('.sa-table-summary__item')).toHaveLength(1);

    change({ summary: [{ label: 'products', value: '12' }], isSummaryLoading: false });

    expect(screen.getByRole('listitem')).toHaveTextContent('12 products');
  });

  test('shows an empty message', () => {
    show({ rows: [], emptyMessage: 'No products sold' });

    expect(screen.getByText('No products sold')).toBeVisible();
    expect(headings()).toHaveLength(4);
  });

  test('shows an error with the reason and a retry button', async () => {
    const { user } = show({ rows: [], status: 'failed', failureMessage: 'The store is away.', onRetry });

    expect(screen.getByRole('alert')).toHaveTextContent('The table could not be loaded');
    expect(screen.getByText('The store is away.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('shows earlier rows when a refresh fails', async () => {
    const { user } = show({ status: 'failed', failureMessage: 'The store is away.', onRetry });

    expect(screen.getByText('The latest data could not be loaded. The store is away.')).toBeVisible();
    expect(names()).toEqual(['Teapot', 'Cup', 'Tray']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('shows the totals of all rows', () => {
    show({ summary: [{ label: 'products', value: '340' }] });

    expect(screen.getByRole('listitem')).toHaveTextContent('340 products');
  });

  test('leaves a cell empty when a row is too short', () => {
    show({ rows: [[{ display: 'Lonely', value: 'Lonely' }]] });

    expect(screen.getByRole('row', { name: 'Lonely' })).toBeVisible();
  });
});

describe('thousands of rows', () => {
  const ROW = 49; // pixels

  const MANY = Array.from({ length: 1_000 }, (_, index) => aRow(`Product ${index + 1}`));

  beforeAll(async () => {
    await import('./virtual-rows'); // The first load is slow.
  });

  beforeEach(() => {
    // jsdom has no layout.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10 * ROW);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1_001 * ROW);
  });

  const showMany = async () => {
    const shown = show({ rows: MANY });
    // Renders the first fifty until the code for long tables is loaded.
    await waitFor(() => expect(document.querySelector('[aria-rowindex]')).toBeInTheDocument());
    return shown;
  };

  test('renders only visible rows and sets the row count', async () => {
    await showMany();

    expect(names()[0]).toBe('Product 1');
    expect(names().length).toBeLessThan(40);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    expect(screen.getByRole('row', { name: /Product 3 / })).toHaveAttribute('aria-rowindex', '4');
  });

  test('renders rows on scroll and preserves the focused row', async () => {
    const { user } = await showMany();
    const link = screen.getByRole('link', { name: 'Product 2' });
    await user.click(link);
    const region = screen.getByRole('table').parentElement;
    if (!region) throw new Error('The table scrolls nowhere.');

    act(() => {
      region.scrollTop = ROW * 500;
      region.dispatchEvent(new Event('scroll'));
    });

    expect(await screen.findByRole('link', { name: 'Product 501' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Product 30' })).not.toBeInTheDocument();
    expect(link).toHaveFocus();
  });

  test('prints all rows', async () => {
    await showMany();

    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1_000);

    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100));
  });
});
