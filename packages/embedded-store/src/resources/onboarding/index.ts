export { getActiveTheme, getThemes } from './themes';
export type { OfferedTheme } from './themes';
