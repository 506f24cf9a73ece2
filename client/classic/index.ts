export { ClassicPanels } from './classic-panels';
export type { ClassicPanelsProps } from './classic-panels';
