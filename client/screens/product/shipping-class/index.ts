export { ShippingClassField } from './shipping-class-field';
