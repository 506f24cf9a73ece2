export { recordDownload } from './downloads';
export { removeIdleGuests } from './customers';
export { recordAllOrders } from './record-anew';
export { forgetOrder, recordOrder, recordOrders, UNRECORDED } from './record-order';
export { alignTimeZone } from './time-zone-change';
