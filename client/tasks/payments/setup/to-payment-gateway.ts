import { getGatewayId, getRequiredSettings, type GatewayCard } from '@admin/store-gateways';

/** A payment method in the words that fills of extensions know it by. */
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
