import { defineExtension, registerExtension, type ProductPlaceProps } from '@admin/extensions';
import { TextField } from '@admin/ui';
import { __ } from '@wordpress/i18n';
import { addCost } from './cost-column';
import { COST } from './costs-store';

/** Errors of custom fields go by this name. */
const FIELD = `meta:${COST}`;

function CostField({ getMeta, setMeta, errors, isReadOnly }: ProductPlaceProps) {
  const label = __('Cost', 'acme');
  const cost = getMeta(COST);
  return (
    <TextField
      label={label}
      help={__('What you pay for it yourself. Not visible to customers.', 'acme')}
      inputMode="decimal"
      value={typeof cost === 'string' ? cost : ''}
      error={errors[FIELD]}
      disabled={isReadOnly}
      onChange={(value) => setMeta(COST, value, label)}
    />
  );
}

/** Digits, and at most one point. */
const isAmount = (text: string) => /^\d*(?:\.\d+)?$/.test(text);

registerExtension(
  defineExtension({
    id: 'acme-product-cost',
    title: __('Costs of products', 'acme'),
    productFields: [{ id: 'cost', section: 'pricing', component: CostField }],
    productRules: [
      {
        id: 'cost',
        check: ({ meta_data: fields }) => {
          const cost: unknown = Array.isArray(fields)
            ? fields.find(({ key }: { key?: unknown }) => key === COST)?.value
            : undefined;
          return typeof cost === 'string' && !isAmount(cost)
            ? { [FIELD]: __('Please enter an amount, such as 4.50', 'acme') }
            : {};
        },
      },
    ],
    filters: [
      {
        id: 'column',
        hook: 'woocommerce_admin_report_table',
        change: (table) => addCost(table, __('Cost', 'acme')),
      },
    ],
  }),
);
