import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { productStore } from '@admin/store-product';
import { filterVariations, type VaryingAttribute, type ListedVariation } from '@admin/store-variations';
import { DataTable, getHiddenColumns } from '@admin/table';
import { useFormKey, useAfterFirstRender } from '../../../form';
import { formatCount } from '../list/format-count';
import { formatVariationName } from '../list/format-variation';
import { BulkPanel } from '../bulk/bulk-panel';
import { Filters, NO_FILTER } from './filters';
import { listColumns } from './columns';
import { SelectionBar } from './selection-bar';
import { toRow } from './to-row';
import { useRowTools } from './use-row-tools';

interface VariationsTableProps {
  variations: readonly ListedVariation[];
  varying: readonly VaryingAttribute[];
  parentSku: string;
  selected: readonly string[];
  onSelect: (selected: readonly string[]) => void;
  onDelete: (ids: readonly number[]) => void;
}

const PER_PAGE = 25;

/** Roughly one screen of rows. The others are rendered afterwards: a layout of all at once is slow. */
const FIRST_ROWS = 10;

/** Variations by page, with editable cells. */
export const VariationsTable = memo(function VariationsTable(props: VariationsTableProps) {
  const { variations, varying, parentSku, selected, onSelect, onDelete } = props;
  const formKey = useFormKey();
  const columns = useMemo(() => listColumns(), []);
  const [hidden, setHidden] = useState(() => getHiddenColumns(columns));
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(PER_PAGE);
  const failures = useSelect(
    (select) => select(productStore).getSaving(formKey).variationFailures,
    [formKey],
  );
  const tools = useRowTools({
    varying,
    parentSku,
    onDelete: useMemo(() => (id: number) => onDelete([id]), [onDelete]),
  });

  const found = useMemo(() => filterVariations(variations, filter), [variations, filter]);
  // Deleting or filtering rows may remove the last pages.
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / perPage)));
  const inSight = useMemo(
    () => found.slice((shownPage - 1) * perPage, shownPage * perPage),
    [found, shownPage, perPage],
  );
  const isLater = useAfterFirstRender();
  const rows = useMemo(
    () =>
      inSight
        .slice(0, isLater ? undefined : FIRST_ROWS)
        .map((variation) => toRow(variation, tools, failures[variation.id]?.message)),
    [inSight, isLater, tools, failures],
  );
  const chosen = useMemo(() => findChosen(found, selected), [found, selected]);

  return (
    <DataTable
      title={formatVariationCount(found.length)}
      headingLevel={3}
      hideDownload
      columns={columns}
      rows={rows}
      status="ready"
      hiddenColumns={hidden}
      onHiddenColumns={setHidden}
      page={shownPage}
      perPage={perPage}
      total={found.length}
      onPage={setPage}
      onPerPage={setPerPage}
      emptyMessage={__('No variations match', 'store-admin')}
      formatCount={formatCount}
      selection={
        tools.isReadOnly
          ? undefined
          : {
              ids: inSight.map(({ id }) => String(id)),
              selected,
              onSelect,
              label: (row) => formatSelectLabel(inSight[row], varying),
            }
      }
      search={
        <>
          <Filters
            varying={varying}
            filter={filter}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
          {!tools.isReadOnly && <OverMany {...{ chosen, found, varying, onSelect, onDelete }} />}
        </>
      }
    />
  );
});

function findChosen(found: readonly ListedVariation[], selected: readonly string[]): ListedVariation[] {
  const ids = new Set(selected);
  return found.filter(({ id }) => ids.has(String(id)));
}

interface OverManyProps extends Pick<VariationsTableProps, 'varying' | 'onSelect' | 'onDelete'> {
  chosen: readonly ListedVariation[];
  /** Variations that match the filters; actions apply to them without a selection. */
  found: readonly ListedVariation[];
}

/** Actions on several variations: select, edit and delete. */
function OverMany({ chosen, found, varying, onSelect, onDelete }: OverManyProps) {
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLElement>(null);
  const endChange = useCallback(() => {
    setChanging(false);
    changeButton.current?.focus();
  }, []);
  return (
    <>
      <SelectionBar
        changeButton={changeButton}
        chosen={chosen.length}
        found={found.length}
        isChanging={isChanging}
        onAll={() => onSelect(found.map(({ id }) => String(id)))}
        onNone={() => onSelect([])}
        onChange={() => setChanging(!isChanging)}
        onDelete={() => onDelete(chosen.map(({ id }) => id))}
      />
      {isChanging && (
        <BulkPanel variations={chosen.length > 0 ? chosen : found} varying={varying} onClose={endChange} />
      )}
    </>
  );
}

const formatVariationCount = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n('%s variation', '%s variations', count, 'store-admin'),
    formatCount(count),
  );

const formatSelectLabel = (
  variation: ListedVariation | undefined,
  varying: readonly VaryingAttribute[],
): string =>
  sprintf(
    /* translators: %s: which variation, such as Red, Large */
    __('Select %s', 'store-admin'),
    variation ? formatVariationName(variation, varying) : '',
  );
