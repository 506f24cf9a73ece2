import { useMemo } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { getMarketingExtensions } from './marketing';
import { getPurchasableProducts } from './purchases';
import { profileStore } from './store';

/** Free extensions for the marketing task; installed and active plugins come from the plugins store. */
export function useMarketingExtensions(installed?: readonly string[], active?: readonly string[]) {
  const { lists, ...read } = useSelect((select, resolution) => ({
    lists: select(profileStore).getFreeExtensions(),
    ...resolution(profileStore).getFreeExtensions(),
  }));
  const extensions = useMemo(
    () => (lists ? getMarketingExtensions(lists, { installed, active }) : undefined),
    [lists, installed, active],
  );
  return { extensions, ...read };
}

/**
 * Selected products that the site does not have yet; `undefined` until known.
 * @param installedPlugins slugs, from the plugins store
 */
export function usePurchasableProducts(installedPlugins: readonly string[] | undefined) {
  const registry = useRegistry();
  const { profile, productTypes, themes, failure } = useSelect((select, resolution) => {
    const { getProfile, getProductTypes } = resolution(profileStore);
    return {
      profile: select(profileStore).getProfile(),
      productTypes: select(profileStore).getProductTypes(),
      themes: select(profileStore).getThemes(),
      failure: getProfile().failure ?? getProductTypes().failure,
    };
  });
  const products = useMemo(
    () =>
      profile && productTypes && installedPlugins
        ? getPurchasableProducts({ profile, productTypes, themes: themes ?? [], installedPlugins })
        : undefined,
    [profile, productTypes, themes, installedPlugins],
  );
  return { products, failure, retry: () => registry.invalidateAll(profileStore) };
}
