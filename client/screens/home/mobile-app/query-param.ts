/** Query parameter in the address of the mobile app task and in messages about the app. */
export const MOBILE_APP_PARAM = 'mobileAppModal';
