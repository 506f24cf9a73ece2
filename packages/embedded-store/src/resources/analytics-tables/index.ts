export { PARTS, toNumber } from './amounts';
export { recordDownload } from './downloads';
export type { Download } from './downloads';
export { fromLocalText, getTimeZone, offsetAt, toLocalText } from './local-time';
export type { TimeZone } from './local-time';
export { forgetOrder, recordAllOrders, recordOrder } from './record-order';
export { alignTimeZone } from './time-zone-change';
