export { getHostPalette, isHostButtonPressed, takeEarlyPress } from './host-palette';
export { loadHostPalette } from './late-host-palette';
export { PaletteOpener } from './opener';
export type { PaletteModule, PaletteProps } from './opener';
export type { Screen } from './use-commands';
