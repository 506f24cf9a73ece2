/** The packages that extensions use, each fetched with the first extension that needs it, under the names of imports. */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  '@admin/charts': () => import('@admin/charts'),
  '@admin/data': () => import('@admin/data'),
  '@admin/extensions': () => import('@admin/extensions'),
  '@admin/format': () => import('@admin/format'),
  '@admin/http': () => import('@admin/http'),
  '@admin/navigation': () => import('@admin/navigation'),
  '@admin/table': () => import('@admin/table'),
  '@admin/ui': () => import('@admin/ui'),
  '@wordpress/i18n': () => import('@wordpress/i18n'),
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
};

/**
 * Fetches packages by name.
 * @throws {Error} naming the first that is not offered
 */
export async function loadModules(names: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const load = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
      if (!load) throw new Error(`The dashboard offers no package "${name}".`);
      return [name, await load()] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
