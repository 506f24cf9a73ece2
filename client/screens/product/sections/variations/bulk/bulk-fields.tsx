import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getHost } from '@admin/host';
import { Select, TextField } from '@admin/ui';
import { useProduct } from '../../../form';
import { formatStockStatus, STOCK_STATUSES } from '../list/format-stock';
import { OPERATIONS_BY_TARGET, type BulkTarget, type BulkValues, type BulkOperation } from './bulk-values';
import { ImageChoice } from './image-choice';
import { formatOperation, formatTarget } from './messages';

interface BulkFieldsProps {
  values: BulkValues;
  errors: Partial<Record<keyof BulkValues, string>>;
  onChange: (patch: Partial<BulkValues>) => void;
}

const TARGETS: readonly BulkTarget[] = [
  'regular_price',
  'sale_price',
  'sale_dates',
  'end_sale',
  'stock_quantity',
  'stock_status',
  'weight',
  'status',
  'image',
];

export function BulkFields({ values, errors, onChange: set }: BulkFieldsProps) {
  const { what, how } = values;
  const { images } = useProduct();
  const ways = OPERATIONS_BY_TARGET[what];
  return (
    <>
      <div className="sa-variation-bulk__fields">
        <Select
          label={__('Field to change', 'store-admin')}
          value={what}
          options={TARGETS.map((target) => ({ value: target, label: formatTarget(target) }))}
          onChange={(target) =>
            set({ what: TARGETS.find((each) => each === target) ?? what, how: 'set', value: '' })
          }
        />
        {ways && (
          <>
            <Select
              label={__('Action', 'store-admin')}
              value={how}
              options={ways.map((way) => ({ value: way, label: formatOperation(way) }))}
              onChange={(way) => set({ how: ways.find((each) => each === way) ?? how })}
            />
            <TextField
              label={how.endsWith('percent') ? __('Percent', 'store-admin') : __('Value', 'store-admin')}
              inputMode="decimal"
              autoComplete="off"
              required
              value={values.value}
              error={errors.value}
              suffix={formatUnit(what, how)}
              onChange={(value) => set({ value })}
            />
          </>
        )}
        {what === 'sale_dates' && <SaleDates values={values} error={errors.to} onChange={set} />}
        {what === 'stock_status' && (
          <Select
            label={__('Set to', 'store-admin')}
            value={values.stockStatus}
            options={STOCK_STATUSES.map((value) => ({ value, label: formatStockStatus(value) }))}
            onChange={(value) =>
              set({ stockStatus: STOCK_STATUSES.find((each) => each === value) ?? values.stockStatus })
            }
          />
        )}
        {what === 'status' && (
          <Select
            label={__('Set to', 'store-admin')}
            value={values.status}
            options={[
              { value: 'publish', label: __('Visible to customers', 'store-admin') },
              { value: 'private', label: __('Not visible to customers', 'store-admin') },
            ]}
            onChange={(value) => set({ status: value === 'publish' ? 'publish' : 'private' })}
          />
        )}
      </div>
      {what === 'image' && (
        <ImageChoice
          images={images}
          image={values.image}
          error={errors.image}
          onChange={(image) => set({ image })}
        />
      )}
    </>
  );
}

interface SaleDatesProps {
  values: BulkValues;
  error: string | undefined;
  onChange: (patch: Partial<BulkValues>) => void;
}

const SaleDates = ({ values, error, onChange }: SaleDatesProps) => (
  <>
    <TextField
      type="date"
      label={__('From', 'store-admin')}
      value={values.from}
      onChange={(from) => onChange({ from })}
    />
    <TextField
      type="date"
      label={__('To', 'store-admin')}
      value={values.to}
      error={error}
      onChange={(to) => onChange({ to })}
    />
  </>
);

function formatUnit(what: BulkTarget, how: BulkOperation): string | undefined {
  if (how.endsWith('percent')) return '%';
  if (what === 'regular_price' || what === 'sale_price')
    return decodeEntities(getHost().settings.currency.symbol);
  return undefined;
}
