export { recordDownload } from './analytics-tables/downloads';
export { recordOrders } from './analytics-tables/record-order';
export { updateTimeZone } from './analytics-tables/time-zone-change';
export { countCoupons, createCoupon, getCoupon, getCouponUses, listCoupons } from './coupons/queries';
export type { Coupon, NewCoupon } from './coupons/queries';
export { deleteAccount, saveAccount } from './customers/queries';
export type { Field } from './fields';
export {
  getGateway,
  getGateways,
  hasEnabledGateway,
  setGatewayEnabled,
  updateGateway,
} from './gateways/queries';
export type { Gateway } from './gateways/queries';
export { withProduct } from './orders/change-lines';
export { discount, getCouponError } from './orders/discounts';
export type { Purchase } from './orders/discounts';
export { getOrderProducts } from './orders/order-product';
export type { OrderProduct } from './orders/order-product';
export { newLine } from './orders/lines';
export type { OrderLine } from './orders/lines';
export { listOrders } from './orders/list-orders';
export { loadOrders } from './orders/load-orders';
export type { PastOrder } from './orders/load-orders';
export { createMoneyFormat, getDecimals } from './orders/money-format';
export { getNotes } from './orders/notes';
export { EMPTY_ORDER, getOrder, getRefunds } from './orders/order';
export type { Order } from './orders/order';
export { resolvePrice } from './orders/price';
export { countOrders, listOrderCustomers } from './orders/queries';
export type { NewRefund, NewRefundLine } from './orders/refunds';
export { remainderAfter } from './orders/remaining';
export { getTaxRules } from './orders/taxation';
export type { TaxRules } from './orders/taxation';
export { getSettingsPageLabels, listSettingsPages } from './settings-pages/pages';
export type { SettingsBlock, SettingsPage, SettingsRow, SettingsSection } from './settings-pages/pages';
export { listMethods } from './shipping/method-definitions';
export { getMethods, updateMethod } from './shipping/methods';
export type { ShippingMethod } from './shipping/methods';
export { REST_OF_WORLD, getRestOfWorld, getZone, getZones, hasZone, isLocationType } from './shipping/zones';
export type { ShippingZone, ZoneLocation } from './shipping/zones';
export { getTaxClasses } from './taxes/tax-classes';
export { createTaxRate, findTaxRates, hasTaxRate } from './taxes/tax-rates';
export type { NewTaxRate, TaxRate } from './taxes/tax-rates';
export { salesRoutes } from './routes';
