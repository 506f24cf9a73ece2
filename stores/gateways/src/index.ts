export {
  findGatewayCard,
  getCardAction,
  getCardActionLabel,
  getCardMarks,
  getConfigureStep,
  getGatewayCards,
  getGatewayId,
  getRecommendedCard,
  groupGatewayCards,
  isOwnGateway,
} from './cards';
export type { CardAction, ConfigureStep, GatewayGroups } from './cards';
export { useGateway, useGatewayCards } from './hooks';
export {
  getInitialSettings,
  getRequiredSettings,
  validateBankAccount,
  validateSettings,
} from './required-settings';
export type { SettingErrors } from './required-settings';
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
