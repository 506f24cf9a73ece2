/** In the address of the task that is about the app, and of messages about it. */
export const FLAG = 'mobileAppModal';
