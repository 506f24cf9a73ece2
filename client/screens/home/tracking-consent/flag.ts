/** Query parameter that the payments provider adds when the user returns after connecting. */
export const FLAG = 'wcpay-connection-success';
