export { CommandPalette } from './command-palette';
export type { PaletteModule, PaletteProps } from './command-palette';
export { getHostPalette } from './host-palette';
export type { Screen } from './use-commands';
