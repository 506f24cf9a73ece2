import { createPortal } from 'react-dom';
import { PluginArea, Slot, SlotFillProvider } from '@admin/extensions';

/** The slots in the host's form, by element id (extension surface, section 2.4). */
const SLOTS = [
  {
    id: 'wc_payment_gateways_banner_slotfill',
    name: '__EXPERIMENTAL__WcAdminPaymentsGatewaysSettingsBanner',
  },
  { id: 'wc_conflict_error_slotfill', name: '__EXPERIMENTAL__WcAdminConflictError' },
];

/** Renders extensions' additions to the host's settings forms, beside our own. */
export function SettingsSlots() {
  return SLOTS.map((slot) => <SettingsSlot key={slot.id} {...slot} />);
}

/** Each slot has its own provider and plugin area, as extensions expect: its fills reach no other slot. */
function SettingsSlot({ id, name }: (typeof SLOTS)[number]) {
  const element = document.getElementById(id);
  if (!element) return null;
  return (
    <SlotFillProvider>
      {createPortal(<Slot name={name} />, element)}
      {/* Outside of the element, because hosts hide the row of an empty element. */}
      <PluginArea scope="woocommerce-settings" />
    </SlotFillProvider>
  );
}
