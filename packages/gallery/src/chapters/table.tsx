import { useState } from 'react';
import { DataTable, getHiddenColumns, type Column, type DataTableProps, type Row } from '@admin/table';
import { Button } from '@admin/ui';
import type { Chapter } from '../chapter';

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

const NAMES = [
  'Teapot',
  'Cup with a rather long name that needs a second line',
  'Tray',
  'Kettle',
  'إبريق شاي',
];

const aRow = (index: number): Row => {
  const name = `${NAMES[index % NAMES.length]} ${index + 1}`;
  const sold = 900 - (index % 800);
  return [
    { display: <a href="#table">{name}</a>, value: name },
    { display: `TEA-${index + 1}`, value: `TEA-${index + 1}` },
    { display: 'Tea ware', value: 'Tea ware' },
    { display: String(sold), value: sold },
    { display: `$${(sold * 12).toLocaleString('en')}.00`, value: sold * 12 },
    { display: String(Math.ceil(sold / 2)), value: Math.ceil(sold / 2) },
  ];
};

const rows = (count: number) => Array.from({ length: count }, (_, index) => aRow(index));

const FEW = rows(5);
const MANY = rows(10_000);

const SUMMARY = [
  { label: 'products', value: '340' },
  { label: 'items sold', value: '4,485' },
  { label: 'net sales', value: '$53,820.00' },
];

const nothing = () => undefined;

function Table(props: Partial<DataTableProps>) {
  const [hidden, setHidden] = useState(() => getHiddenColumns(COLUMNS));
  const [sort, setSort] = useState<Pick<DataTableProps, 'orderby' | 'order'>>({});
  return (
    <DataTable
      title="Products"
      headingLevel={4}
      columns={COLUMNS}
      rows={FEW}
      status="ready"
      {...sort}
      onSort={(orderby, order) => setSort({ orderby, order })}
      hiddenColumns={hidden}
      onHiddenColumns={setHidden}
      {...props}
    />
  );
}

function Paged() {
  const [page, setPage] = useState(2);
  const [perPage, setPerPage] = useState(25);
  const [selected, setSelected] = useState<string[]>(['2']);
  const ids = FEW.map((_, index) => String(index));
  return (
    <Table
      actions={<Button disabled={selected.length < 2}>Compare</Button>}
      {...{ page, perPage, total: 340, onPage: setPage, onPerPage: setPerPage }}
      summary={SUMMARY}
      selection={{
        ids,
        selected,
        onSelect: setSelected,
        label: (row) => `Select ${FEW[row]?.[0]?.value}`,
      }}
    />
  );
}

export const tableChapter: Chapter = {
  title: 'Table',
  shows: ['DataTable', 'Pager'],
  samples: [
    { name: 'Pages, totals and a choice of rows', Content: Paged },
    {
      name: 'Choice of columns',
      Content: () => <Table title="Columns of a table" rows={FEW.slice(0, 2)} />,
      opener: { name: 'Choose columns', by: 'press' },
    },
    {
      name: 'Loading',
      Content: () => (
        <Table
          title="Loading"
          status="loading"
          rows={[]}
          perPage={3}
          onPage={nothing}
          total={0}
          summary={[]}
        />
      ),
    },
    {
      name: 'Being brought up to date',
      Content: () => <Table title="Refreshing" rows={FEW.slice(0, 2)} isRefreshing />,
    },
    {
      name: 'Empty',
      Content: () => (
        <Table title="Empty" rows={[]} summary={[]} emptyMessage="No products in the selected period" />
      ),
    },
    { name: 'Failed', Content: () => <Table title="Failed" rows={[]} status="failed" onRetry={nothing} /> },
    {
      name: 'Failed while earlier rows are there',
      Content: () => <Table title="Out of date" rows={FEW.slice(0, 2)} status="failed" onRetry={nothing} />,
    },
    {
      name: 'Ten thousand rows',
      Content: () => <Table title="All products of all shops" rows={MANY} />,
    },
  ],
};
