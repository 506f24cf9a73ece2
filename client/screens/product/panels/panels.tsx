import { __ } from '@wordpress/i18n';
import { CustomersSee } from './customers-see';
import { StillMissing } from './still-missing';
import './panels.css';

interface PanelsProps {
  onShow: (member: string, tab: string) => void;
}

/** What the form comes to, beside it. */
export function Panels({ onShow }: PanelsProps) {
  return (
    <aside className="sa-product-panels" aria-label={__('What the form comes to', 'woocommerce')}>
      <CustomersSee />
      <StillMissing onShow={onShow} />
    </aside>
  );
}
