export { recordDownload } from './downloads';
export { removeIdleGuests } from './customers';
export { forgetOrder, recordAllOrders, recordOrder, recordOrders, UNRECORDED } from './record-order';
export { alignTimeZone } from './time-zone-change';
