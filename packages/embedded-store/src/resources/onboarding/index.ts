export { getThemes } from './themes';
export type { OfferedTheme } from './themes';
