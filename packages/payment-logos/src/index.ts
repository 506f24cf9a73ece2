export { OWN_GATEWAY_BRANDS, PAYMENT_BRANDS, type PaymentBrand } from './brands';
export { PaymentLogo, type PaymentLogoProps } from './payment-logo';
export { PaymentLogos, type PaymentLogosProps } from './payment-logos';
