import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@admin/ui';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { getHiddenColumns } from './columns';
import { DataTable, type DataTableProps } from './data-table';
import { Pager } from './pager';
import type { Column, Row } from './types';

const COLUMNS: readonly Column[] = [
  { key: 'product_name', label: 'Product title', isSortable: true, required: true, isLeftAligned: true },
  { key: 'sku', label: 'SKU', isSortable: true, hiddenByDefault: true },
  { key: 'category', label: 'Category' },
  { key: 'items_sold', label: 'Items sold', isSortable: true, isNumeric: true, defaultSort: true },
  {
    key: 'net_revenue',
    label: 'N. sales',
    screenReaderLabel: 'Net sales',
    isSortable: true,
    isNumeric: true,
  },
  { key: 'orders_count', label: 'Orders', isSortable: true, isNumeric: true },
];

const NAMES = ['Teapot', 'Cup with a long name that takes a second line', 'Tray', 'Kettle', 'إبريق شاي'];

const buildRow = (index: number): Row => {
  const name = `${NAMES[index % NAMES.length]} ${index + 1}`;
  const sold = 900 - (index % 800);
  return [
    { display: <a href="#product">{name}</a>, value: name },
    { display: `TEA-${index + 1}`, value: `TEA-${index + 1}` },
    { display: 'Tea ware', value: 'Tea ware' },
    { display: String(sold), value: sold },
    { display: `$${(sold * 12).toLocaleString('en')}.00`, value: sold * 12 },
    { display: String(Math.ceil(sold / 2)), value: Math.ceil(sold / 2) },
  ];
};

const buildRows = (count: number) => Array.from({ length: count }, (_, index) => buildRow(index));

function Table(props: DataTableProps) {
  const [hiddenColumns, setHiddenColumns] = useState(props.hiddenColumns);
  const [sort, setSort] = useState<Pick<DataTableProps, 'orderby' | 'order'>>({});
  return (
    <DataTable
      {...props}
      {...sort}
      onSort={(orderby, order) => setSort({ orderby, order })}
      hiddenColumns={hiddenColumns}
      onHiddenColumns={setHiddenColumns}
    />
  );
}

const meta = {
  title: 'Table/DataTable',
  component: DataTable,
  subcomponents: { Pager },
  args: {
    title: 'Products',
    columns: COLUMNS,
    rows: buildRows(5),
    status: 'ready',
    hiddenColumns: getHiddenColumns(COLUMNS),
    onHiddenColumns: fn(),
    onSort: fn(),
  },
  render: (args) => <Table {...args} />,
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paged: Story = {
  args: {
    perPage: 25,
    total: 340,
    onPerPage: fn(),
    actions: <Button>Compare</Button>,
    summary: [
      { label: 'products', value: '340' },
      { label: 'items sold', value: '4,485' },
      { label: 'net sales', value: '$53,820.00' },
    ],
  },
  render: function Controlled(args) {
    const [page, setPage] = useState(2);
    const [selected, setSelected] = useState(['2']);
    const selection = {
      ids: args.rows.map((_, index) => String(index)),
      selected,
      onSelect: setSelected,
      label: (index: number) => `Select ${args.rows[index]?.[0]?.value}`,
    };
    return <Table {...args} page={page} onPage={setPage} selection={selection} />;
  },
};

export const ColumnMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose columns' }));
    await screen.findByRole('menu');
  },
};

export const Loading: Story = {
  args: { status: 'loading', rows: [], perPage: 3, onPage: fn(), total: 0, summary: [] },
};

export const Refreshing: Story = { args: { isRefreshing: true } };

export const Empty: Story = {
  args: { rows: [], summary: [], emptyMessage: 'No products in the selected period' },
};

export const Failed: Story = { args: { rows: [], status: 'failed', onRetry: fn() } };

export const FailedToRefresh: Story = { args: { status: 'failed', onRetry: fn() } };

export const TenThousandRows: Story = { args: { rows: buildRows(10_000) } };
