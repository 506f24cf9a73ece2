export { countPages } from './homepage';
export { getActiveTheme, getThemes } from './themes';
