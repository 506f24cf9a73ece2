import { api, createTestRegistry } from '@admin/testing';
import { hydratePlugins, pluginsStore } from './index';

export const PATH = '/wc-admin/plugins';

/** A registry hydrated with these plugins. */
export function buildHydratedRegistry({
  installed = [],
  active = [],
}: Partial<Record<string, string[]>> = {}) {
  const registry = createTestRegistry(pluginsStore);
  hydratePlugins(registry, {
    installedPlugins: ['woocommerce', ...active, ...installed],
    activePlugins: ['woocommerce', ...active],
  });
  return registry;
}

/** The response of a successful step, in the recorded format. */
export const done = (slug: string, active: string[] = []) => ({
  data: {
    installed: [slug],
    activated: [slug],
    active,
    results: { [slug]: true },
    install_time: { [slug]: 9 },
  },
  errors: { errors: [], error_data: [] },
  success: true,
  message: 'Plugins were successfully set up.',
});

/** The response of a failed step: its status is 200. */
export const refused = (slug: string, message: string) => ({
  data: { installed: [], activated: [], active: ['woocommerce'], results: [], install_time: [] },
  errors: { errors: { [slug]: [message] }, error_data: [] },
  success: false,
  message: 'There was a problem with some of the requested plugins.',
});

/** The requests that follow a failed step. */
export function expectLists({ installed, active }: { installed: string[]; active: string[] }): void {
  api.get(`${PATH}/installed`).reply(200, { plugins: installed });
  api.get(`${PATH}/active`).reply(200, { plugins: active });
}
