export { useDeliveries, useFailedDeliveries, useSends } from './hooks';
export { getRefusals, hasFailed, isEmailAddress, isUnderWay, parseEmailAddresses } from './rules';
export { deliveriesStore } from './store';
export type {
  Delivery,
  DeliveryChoices,
  DeliveryContent,
  DeliveryOptions,
  Frequency,
  Mail,
  MailPreview,
  MailQuery,
  ReportParameters,
  Send,
  SendState,
} from './types';
