/** The terms that owners agree to by setting the product's own gateway up. */
export const OWN_GATEWAY_TERMS = 'https://wordpress.com/tos/';
