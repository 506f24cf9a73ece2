/** In the query of whoever comes back connected with the payments provider. */
export const FLAG = 'wcpay-connection-success';
