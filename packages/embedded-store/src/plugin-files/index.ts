export { mountGeneratedImages, getGeneratedImageUrl } from './generated-images';
export { mountPluginScripts } from './scripts';
