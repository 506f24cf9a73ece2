import { useSelect } from '@admin/data';
import { searchStore } from './store';

/** The ids of everything that fits one of the words of an address; `ids` is `undefined` until known. */
export const useFoundIds = (collection: string, search: string) =>
  useSelect((select, resolution) => ({
    ids: select(searchStore).getFoundIds(collection, search),
    ...resolution(searchStore).getFoundIds(collection, search),
  }));
