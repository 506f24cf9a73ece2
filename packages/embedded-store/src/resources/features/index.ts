export {
  getEnabledFeatures,
  getFeatures,
  hasProductForm,
  PLATFORM_FEATURES,
  saveFeatureChoices,
} from './queries';
