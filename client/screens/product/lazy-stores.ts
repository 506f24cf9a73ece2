import type { LazyStore } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { productStore } from '@admin/store-product';
import { searchStore } from '@admin/store-search';
import { taxonomiesStore } from '@admin/store-taxonomies';

/** What the form is on, and what its sections read as well. */
export const STORES: readonly LazyStore[] = [
  { store: productStore },
  { store: mediaStore },
  { store: searchStore },
  { store: taxonomiesStore },
];
