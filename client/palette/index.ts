export { getHostPalette } from './host-palette';
export { PaletteOpener } from './opener';
export type { PaletteModule, PaletteProps } from './opener';
export type { Screen } from './use-commands';
