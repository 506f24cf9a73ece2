export {
  call,
  defineStore,
  getRegistry,
  takeLatest,
  put,
  request,
  select,
  dedupe,
  useDispatch,
  useRegistry,
  useSelect,
  WithStores,
} from '@admin/data';
