import { createPortal } from 'react-dom';
import { PluginArea, Slot, SlotFillProvider } from '@admin/extensions';

/** The places in the host's form that extensions may fill, by the id of their element (extension surface, section 2.4). */
const SLOTS = [
  {
    id: 'wc_payment_gateways_banner_slotfill',
    name: '__EXPERIMENTAL__WcAdminPaymentsGatewaysSettingsBanner',
  },
  { id: 'wc_conflict_error_slotfill', name: '__EXPERIMENTAL__WcAdminConflictError' },
];

/** What extensions put into the settings forms of the host, beside what we put there. */
export function SettingsSlots() {
  return SLOTS.map((slot) => <SettingsSlot key={slot.id} {...slot} />);
}

/** Each place has a provider and an area of its own, as extensions know it: its fills reach no other slot. */
function SettingsSlot({ id, name }: (typeof SLOTS)[number]) {
  const element = document.getElementById(id);
  if (!element) return null;
  return (
    <SlotFillProvider>
      {createPortal(<Slot name={name} />, element)}
      {/* Outside of the element: hosts hide the row of one that is empty. */}
      <PluginArea scope="woocommerce-settings" />
    </SlotFillProvider>
  );
}
