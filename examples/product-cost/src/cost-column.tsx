import { useSelect, WithStores } from '@admin/data';
import type { FilteredTable } from '@admin/extensions';
import { Placeholder } from '@admin/ui';
import { costsStore } from './costs-store';

/** Adds what each product costs to the table of products; other tables stay as they are. */
export function addCost(table: FilteredTable, label: string): FilteredTable {
  if (table.endpoint !== 'products') return table;
  const ids = table.items.data.map((product) => Number(product['product_id']));
  return {
    ...table,
    headers: [...table.headers, { key: 'acme_cost', label, isNumeric: true }],
    rows: table.rows.map((row, index) => [
      ...row,
      // Reports know nothing of custom fields, so the cell finds out by itself.
      { display: <Cost id={ids[index] ?? 0} ids={ids.join()} />, value: '' },
    ]),
  };
}

const STORES = [{ store: costsStore }];

const Cost = (props: CostProps) => (
  <WithStores stores={STORES}>
    <LoadedCost {...props} />
  </WithStores>
);

interface CostProps {
  id: number;
  /** Those of all products in the table, with commas between them. */
  ids: string;
}

function LoadedCost({ id, ids }: CostProps) {
  const { costs, failure } = useSelect(
    (select, resolution) => ({
      costs: select(costsStore).getCosts(ids),
      ...resolution(costsStore).getCosts(ids),
    }),
    [ids],
  );
  if (!costs && !failure) return <Placeholder width="3em" />;
  return <>{costs?.[id] ?? '–'}</>;
}
