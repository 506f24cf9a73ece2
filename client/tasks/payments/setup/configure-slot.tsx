import { SlotOr } from '@admin/extensions';
import {
  BANK_TRANSFER,
  getConfigureStep,
  getRequiredSettings,
  isOwnGateway,
  type Gateway,
} from '@admin/store-gateways';
import { BankTransferForm } from './bank-transfer-form';
import { ConnectLink } from './connect-link';
import { ConnectProvider } from './connect-provider';
import { ReadyGateway } from './ready-gateway';
import { useSetUp } from './set-up';
import { SettingsForm, useSubmit } from './settings-form';
import { SettingsLink } from './settings-link';
import { toPaymentGateway } from './to-payment-gateway';

/** Configures a gateway with an extension's fill, or with what the dashboard knows about it. */
export function ConfigureSlot({ gateway }: { gateway: Gateway }) {
  const { card, markConfigured } = useSetUp();
  const submit = useSubmit();
  return (
    <SlotOr
      name={`woocommerce_payment_gateway_configure_${gateway.id}`}
      fillProps={{
        defaultForm: SettingsForm,
        defaultSubmit: submit,
        defaultFields: getRequiredSettings(gateway),
        markConfigured,
        paymentGateway: toPaymentGateway({ ...card, gateway }),
      }}
    >
      <DefaultConfigure gateway={gateway} />
    </SlotOr>
  );
}

function DefaultConfigure({ gateway }: { gateway: Gateway }) {
  if (gateway.id === BANK_TRANSFER) return <BankTransferForm />;
  const step = getConfigureStep(gateway);
  if (step === 'form') return <SettingsForm />;
  if (!gateway.needsSetup) return <ReadyGateway gateway={gateway} />;
  if (isOwnGateway(gateway.id)) return <ConnectProvider />;
  if (step === 'connect') return <ConnectLink gateway={gateway} />;
  return <SettingsLink gateway={gateway} />;
}
