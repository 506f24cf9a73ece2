import { __ } from '@wordpress/i18n';
import { StorefrontPreview } from './storefront-preview';
import { OptionalImprovements } from './optional-improvements';
import './panels.css';

interface PanelsProps {
  onShow: (member: string, tab: string) => void;
}

/** The product's summary, next to the form. */
export function Panels({ onShow }: PanelsProps) {
  return (
    <aside className="sa-product-panels" aria-label={__('Product summary', 'store-admin')}>
      <StorefrontPreview />
      <OptionalImprovements onShow={onShow} />
    </aside>
  );
}
