import { useRegistry, useSelect } from '@admin/data';
import { taxonomiesStore } from './store';
import type { Taxonomy } from './types';

/** All terms of a taxonomy as they load; `terms` is `undefined` until the first page. */
export function useTerms(taxonomy: Taxonomy) {
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) => ({
      terms: select(taxonomiesStore).getTerms(taxonomy),
      isOffered: select(taxonomiesStore).isOffered(taxonomy),
      ...resolution(taxonomiesStore).getTerms(taxonomy),
    }),
    [taxonomy],
  );
  return { ...read, retry: () => registry.invalidate(taxonomiesStore).getTerms(taxonomy) };
}

/** The global attributes; `attributes` is `null` until known. */
export function useAttributes() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    attributes: select(taxonomiesStore).getAttributes(),
    ...resolution(taxonomiesStore).getAttributes(),
  }));
  return { ...read, retry: () => registry.invalidate(taxonomiesStore).getAttributes() };
}

/** The store's tax classes; `taxClasses` is `null` until known. */
export function useTaxClasses() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    taxClasses: select(taxonomiesStore).getTaxClasses(),
    ...resolution(taxonomiesStore).getTaxClasses(),
  }));
  return { ...read, retry: () => registry.invalidate(taxonomiesStore).getTaxClasses() };
}
