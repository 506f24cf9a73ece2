import { useSelect } from '@admin/data';
import { searchStore } from './store';

/** The ids of all items that match one of the search terms in a URL; `ids` is `undefined` until known. */
export const useFoundIds = (collection: string, search: string) =>
  useSelect((select, resolution) => ({
    ids: select(searchStore).getFoundIds(collection, search),
    ...resolution(searchStore).getFoundIds(collection, search),
  }));
