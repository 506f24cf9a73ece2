export { FigurePanel } from './figure-panel';
