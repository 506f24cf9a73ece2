import { Slot, sortFillsByOrder, useFills } from '@admin/extensions';
import './footer.css';

const SLOT = 'woocommerce_footer_item';

/** A bar at the bottom of the page, rendered while an extension fills it. */
export function Footer() {
  if (useFills(SLOT).length === 0) return null;
  return (
    <div className="woocommerce-layout__footer">
      <Slot name={SLOT}>{sortFillsByOrder}</Slot>
    </div>
  );
}
