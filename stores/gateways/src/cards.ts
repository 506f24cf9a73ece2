import { __ } from '@wordpress/i18n';
import { BANK_TRANSFER } from './bank-transfer';
import type { Gateway, GatewayCard, GatewaySuggestion } from './types';
import { UnknownGatewayError } from './unknown-gateway-error';

/** The terms of service that users accept when they set up WooPayments. */
export const OWN_GATEWAY_TERMS = 'https://wordpress.com/tos/';

/** Whether an id, with or without a variant, is WooPayments (product specification, section 5). */
export const isOwnGateway = (id: string): boolean => id.startsWith('woocommerce_payments');

/** The gateway id of a suggestion: the part before the colon of the variant. */
export const getGatewayId = (suggestionId: string): string => suggestionId.split(':', 1)[0] ?? suggestionId;

/** Suggestions with their gateways' data, best first: those with plugins, then by priority. */
export function getGatewayCards(
  suggestions: readonly GatewaySuggestion[],
  gateways: readonly Gateway[],
): GatewayCard[] {
  const installed = new Map(gateways.map((gateway) => [gateway.id, gateway]));
  return suggestions
    .map((suggestion): GatewayCard => {
      const gateway = installed.get(getGatewayId(suggestion.id));
      return {
        ...suggestion,
        gateway,
        isInstalled: gateway !== undefined,
        isEnabled: gateway?.enabled ?? false,
        needsSetup: gateway?.needsSetup ?? true,
      };
    })
    .toSorted(compareCards);
}

const compareCards = (a: GatewaySuggestion, b: GatewaySuggestion): number =>
  Number(hasPlugins(b)) - Number(hasPlugins(a)) || comparePriority(a, b);

/** Compared without subtraction, since suggestions without a priority all have `Infinity`. */
function comparePriority(a: GatewaySuggestion, b: GatewaySuggestion): number {
  if (a.priority === b.priority) return 0;
  return a.priority < b.priority ? -1 : 1;
}

const hasPlugins = ({ plugins }: GatewaySuggestion): boolean => plugins.length > 0;

/** @throws UnknownGatewayError when no card has this id, with or without its variant */
export function findGatewayCard(cards: readonly GatewayCard[], id: string): GatewayCard {
  const card = cards.find((other) => other.id === id) ?? cards.find((other) => getGatewayId(other.id) === id);
  if (!card) throw new UnknownGatewayError(id);
  return card;
}

export interface GatewayGroups {
  /** WooPayments, until it is set up. */
  own: GatewayCard | undefined;
  enabled: GatewayCard[];
  additional: GatewayCard[];
  offline: GatewayCard[];
}

/** Groups the cards by section for a store in `country`; each card is in one section at most. */
export function groupGatewayCards(cards: readonly GatewayCard[], country: string): GatewayGroups {
  const groups: GatewayGroups = { own: undefined, enabled: [], additional: [], offline: [] };
  for (const card of cards) {
    if (card.isEnabled && !(isOwnGateway(card.id) && card.needsSetup)) groups.enabled.push(card);
    else if (isOwnGateway(card.id)) groups.own ??= card;
    else if (card.isOffline) groups.offline.push(card);
    else if (isForCountry(card, country)) groups.additional.push(card);
  }
  return groups;
}

/** Suggestions without countries are for all countries. */
function isForCountry({ categoryOther, categoryAdditional }: GatewaySuggestion, country: string): boolean {
  const countries = [...categoryOther, ...categoryAdditional];
  return countries.length === 0 || countries.includes(country);
}

/** The card with the 'Recommended' badge: the one with the lowest priority number, in any sort order. */
export const getRecommendedCard = <S extends GatewaySuggestion>(cards: readonly S[]): S | undefined =>
  cards.toSorted(comparePriority)[0];

/** The badges beside a card's title. */
export function getCardMarks(card: GatewayCard, recommended: GatewayCard | undefined): string[] {
  return [
    ...(card.id === recommended?.id ? [__('Recommended', 'store-admin')] : []),
    ...(card.isLocalPartner ? [__('Local Partner', 'store-admin')] : []),
  ];
}

export type CardAction = 'enable' | 'manage' | 'get-started' | 'finish-setup';

/** What the button of a card does (product specification, section 4). */
export function getCardAction(card: GatewayCard): CardAction {
  if (!card.isInstalled) return 'get-started';
  if (card.needsSetup && hasPlugins(card)) return 'finish-setup';
  if (card.isEnabled) return 'manage';
  return card.needsSetup || hasSetup(card) ? 'get-started' : 'enable';
}

/** Whether a gateway needs setup before it can be enabled. */
const hasSetup = ({ id, gateway, plugins }: GatewayCard): boolean =>
  // Bank transfer needs an account, which is not one of the gateway's settings.
  id === BANK_TRANSFER || (plugins.length === 0 && (gateway?.requiredSettingsKeys.length ?? 0) > 0);

export function getCardActionLabel(action: CardAction): string {
  const labels: Record<CardAction, string> = {
    enable: __('Enable', 'store-admin'),
    manage: __('Manage', 'store-admin'),
    'get-started': __('Get started', 'store-admin'),
    'finish-setup': __('Finish setup', 'store-admin'),
  };
  return labels[action];
}

export type ConfigureStep = 'connect' | 'form' | 'settings-link';

/** How to configure a gateway without a form from an extension (behavior notes, section 5). */
export function getConfigureStep({ connectionUrl, requiredSettingsKeys }: Gateway): ConfigureStep {
  if (connectionUrl) return 'connect';
  return requiredSettingsKeys.length > 0 ? 'form' : 'settings-link';
}
