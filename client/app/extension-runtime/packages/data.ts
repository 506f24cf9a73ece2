export {
  call,
  defineStore,
  getRegistry,
  latest,
  put,
  request,
  select,
  shared,
  useDispatch,
  useRegistry,
  useSelect,
  WithStores,
} from '@admin/data';
