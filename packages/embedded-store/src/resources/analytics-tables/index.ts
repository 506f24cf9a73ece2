export { recordDownload } from './downloads';
export type { Download } from './downloads';
export { removeIdleGuest } from './customers';
export { forgetOrder, recordAllOrders, recordOrder, recordOrders } from './record-order';
export { alignTimeZone } from './time-zone-change';
