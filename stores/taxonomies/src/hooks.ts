import { useRegistry, useSelect } from '@admin/data';
import { taxonomiesStore } from './store';
import type { Taxonomy } from './types';

/** All terms of a list as they arrive; `terms` is `undefined` until some are known. */
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

/** The attributes that products share; `attributes` is `null` until known. */
export function useAttributes() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    attributes: select(taxonomiesStore).getAttributes(),
    ...resolution(taxonomiesStore).getAttributes(),
  }));
  return { ...read, retry: () => registry.invalidate(taxonomiesStore).getAttributes() };
}

/** The shop's tax classes; `taxClasses` is `null` until known. */
export function useTaxClasses() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    taxClasses: select(taxonomiesStore).getTaxClasses(),
    ...resolution(taxonomiesStore).getTaxClasses(),
  }));
  return { ...read, retry: () => registry.invalidate(taxonomiesStore).getTaxClasses() };
}
