import { __ } from '@wordpress/i18n';
import { StorefrontPreview } from './storefront-preview';
import { OptionalImprovements } from './optional-improvements';
import './panels.css';

interface PanelsProps {
  onShow: (member: string, tab: string) => void;
}

/** What the form comes to, beside it. */
export function Panels({ onShow }: PanelsProps) {
  return (
    <aside className="sa-product-panels" aria-label={__('What the form comes to', 'woocommerce')}>
      <StorefrontPreview />
      <OptionalImprovements onShow={onShow} />
    </aside>
  );
}
