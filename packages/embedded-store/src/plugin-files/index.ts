export { mountPictures, pictureUrl } from './pictures';
export { mountPluginScripts } from './scripts';
