export { createSmtpMailer } from './mailer';
export { addressTo } from './message';
export { getDelivery, refuseDelivery } from './queries';
export { createPostman, startWorking } from './postman';
export type { Postman } from './postman';
export { listFailedDeliveries } from './record';
export { listKept, readMessage } from './send-queries';
export type { KeptMail } from './send-queries';
export { readToken, toUnsubscribeAddress, UNSUBSCRIBE_PATH } from './unsubscribe';
