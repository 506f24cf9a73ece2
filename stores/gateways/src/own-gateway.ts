/** The terms of service that users accept when they set up WooPayments. */
export const OWN_GATEWAY_TERMS = 'https://wordpress.com/tos/';
