import type { LazyStore } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { productStore } from '@admin/store-product';
import { searchStore } from '@admin/store-search';
import { taxonomiesStore } from '@admin/store-taxonomies';

/** The stores of the form and its sections. */
export const STORES: readonly LazyStore[] = [
  { store: productStore },
  { store: mediaStore },
  { store: searchStore },
  { store: taxonomiesStore },
];
