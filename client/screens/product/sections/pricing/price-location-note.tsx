import { __ } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';

interface PriceLocationNoteProps {
  /** Type of the product, whose price comes from other records. */
  type: string;
}

/** Explains where the product's prices are set. */
export function PriceLocationNote({ type }: PriceLocationNoteProps) {
  const isVariable = type === 'variable';
  return (
    <div className="sa-product-fields">
      <p className="sa-product-note">
        {isVariable
          ? __('Each variation has its own price.', 'store-admin')
          : __('Each product in the group has its own price.', 'store-admin')}
      </p>
      <p>
        <Link href={getNewPath({ tab: isVariable ? 'variations' : 'linked' })} type="wc-admin">
          {isVariable ? __('Go to variations', 'store-admin') : __('Go to grouped products', 'store-admin')}
        </Link>
      </p>
    </div>
  );
}
