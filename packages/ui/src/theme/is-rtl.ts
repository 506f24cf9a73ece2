/** Whether the page is written from right to left. */
export const isRtl = (): boolean => document.documentElement.dir === 'rtl';
