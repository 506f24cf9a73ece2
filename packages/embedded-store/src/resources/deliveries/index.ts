export { createSmtpMailer } from './mailer';
export type { Letter, Mailer } from './mailer';
export { addressTo } from './message';
export { getDelivery, refuseDelivery } from './deliveries';
export { createPostman, startWorking } from './postman';
export type { Postman } from './postman';
export { listKept, readMessage } from './sends';
export type { KeptMail } from './sends';
export { readToken, toUnsubscribeAddress, UNSUBSCRIBE_PATH } from './unsubscribe';
