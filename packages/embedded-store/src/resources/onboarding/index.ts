export { countPages } from './homepage';
export { getActiveTheme, getThemes } from './themes';
export type { OfferedTheme } from './themes';
