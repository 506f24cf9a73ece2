/** Query parameter that the payments provider adds when the user returns after connecting. */
export const CONNECTION_SUCCESS_PARAM = 'wcpay-connection-success';
