import { getGatewayId, getRequiredSettings, type GatewayCard } from '@admin/store-gateways';

/** Converts a payment method to the format that fills of extensions expect. */
export function toPaymentGateway(card: GatewayCard) {
  const { gateway } = card;
  return {
    id: getGatewayId(card.id),
    title: card.title,
    content: card.content,
    image: card.image,
    plugins: card.plugins,
    installed: card.isInstalled,
    enabled: card.isEnabled,
    needsSetup: card.needsSetup,
    settingsUrl: gateway?.settingsUrl ?? '',
    connectionUrl: gateway?.connectionUrl ?? null,
    setupHelpText: gateway?.setupHelpText ?? null,
    postInstallScripts: gateway?.postInstallScripts ?? [],
    requiredSettings: gateway ? getRequiredSettings(gateway) : [],
  };
}
