export {
  addFilter,
  defineExtension,
  Fill,
  registerExtension,
  registerPlugin,
  removeFilter,
  Slot,
  unregisterPlugin,
} from '@admin/extensions';
