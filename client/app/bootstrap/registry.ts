import { createRegistry, type Registry } from '@admin/data';
import { countriesStore } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore } from '@admin/store-tasks';
import { userStore } from '@admin/store-user';

/** Creates the registry of a page. Stores that only some screens need are registered by those screens. */
export function createAppRegistry(onError: (error: unknown, store?: string) => void): Registry {
  const registry = createRegistry({ onError });
  const stores = [optionsStore, settingsStore, userStore, tasksStore, noticesStore, countriesStore];
  for (const store of stores) registry.register(store);
  return registry;
}
