export { getFeatures } from './features';
