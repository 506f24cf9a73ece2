export { DEFAULT_FEATURES, getFeatures } from './queries';
