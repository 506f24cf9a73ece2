export { createMovableClock } from './clock';
export type { MovableClock } from './clock';
export { mountTestControls } from './routes';
