export { BANK_TRANSFER } from './bank-transfer';
export {
  findGatewayCard,
  getCardAction,
  getCardActionLabel,
  getCardMarks,
  getConfigureStep,
  getGatewayId,
  groupGatewayCards,
  isOwnGateway,
  OWN_GATEWAY_TERMS,
} from './cards';
export type { CardAction, ConfigureStep, GatewayGroups } from './cards';
export { useGateway, useGatewayCards } from './hooks';
export { getRequiredSettings, validateBankAccount } from './required-settings';
export { gatewaysStore } from './store';
export type {
  BankAccountValues,
  Gateway,
  GatewayCard,
  GatewayPatch,
  GatewaySetting,
  GatewaySuggestion,
  PostInstallScript,
} from './types';
export { UnknownGatewayError } from './unknown-gateway-error';
