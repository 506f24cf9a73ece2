export { DEFAULT_FEATURES, getFeatures } from './features';
