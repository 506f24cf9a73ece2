/** Query parameter in the address of the mobile app task and in messages about the app. */
export const FLAG = 'mobileAppModal';
