import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { productStore, type FormKey, type ProductRecord } from '@admin/store-product';
import { Pill, type PillProps } from '@admin/ui';
import { PRODUCTS_URL } from '../urls';
import { getMessages } from '../form';

/** Breadcrumbs to the list of products, with the product's current name and status. */
export function ProductTitle({ formKey }: { formKey: FormKey }) {
  const { typed, saved, pill } = useSelect(
    (select) => {
      const record = select(productStore).getSaved(formKey);
      return {
        typed: select(productStore).getValue(formKey, 'name'),
        saved: record?.name,
        ...stateOf(record),
      };
    },
    [formKey],
  );
  const name = decodeEntities(typed || saved || getMessages(formKey).untitled);
  return (
    <span className="sa-product-title">
      <a href={PRODUCTS_URL}>{__('Products', 'store-admin')}</a>
      <span aria-hidden="true">/</span>
      <bdi className="sa-product-title__name" title={name}>
        {name}
      </bdi>
      <Pill tone={toneOf(pill)}>{getLabel(pill)}</Pill>
    </span>
  );
}

type State = 'unsaved' | 'draft' | 'pending' | 'private' | 'scheduled' | 'instock' | 'outofstock';

/** Published products show whether they can be bought (contract, section 2.2). */
function stateOf(record: ProductRecord | undefined): { pill: State } {
  if (!record || record.status === 'auto-draft') return { pill: 'unsaved' };
  if (record.status === 'future') return { pill: 'scheduled' };
  if (record.status === 'draft' || record.status === 'pending' || record.status === 'private') {
    return { pill: record.status };
  }
  return { pill: record.stock_status === 'instock' ? 'instock' : 'outofstock' };
}

function getLabel(state: State): string {
  switch (state) {
    case 'unsaved':
      return __('Unsaved', 'store-admin');
    case 'draft':
      return __('Draft', 'store-admin');
    case 'pending':
      return __('Pending review', 'store-admin');
    case 'private':
      return __('Private', 'store-admin');
    case 'scheduled':
      return __('Scheduled', 'store-admin');
    case 'instock':
      return __('In stock', 'store-admin');
    case 'outofstock':
      return __('Out of stock', 'store-admin');
  }
}

function toneOf(state: State): PillProps['tone'] {
  if (state === 'instock') return 'success';
  return state === 'outofstock' ? 'error' : 'neutral';
}
