const KEY = 'acme-newsletter-connected';

/** Whether the newsletter is connected. An extension of a real service would ask its server instead of the browser. */
export const isConnected = (): boolean => window.localStorage.getItem(KEY) === 'yes';

export const connect = (): void => window.localStorage.setItem(KEY, 'yes');
