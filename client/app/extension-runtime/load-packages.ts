/**
 * Packages that extensions may import, by import name. Charts, tables, forms and wizards are loaded with the first
 * extension that needs them; the others are part of the dashboard.
 */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  '@admin/charts': () => import('./packages/charts'),
  '@admin/data': () => import(/* webpackMode: "eager" */ './packages/data'),
  '@admin/extensions': () => import(/* webpackMode: "eager" */ './packages/extensions'),
  '@admin/forms': () => import('./packages/forms'),
  '@admin/http': () => import(/* webpackMode: "eager" */ './packages/http'),
  '@admin/navigation': () => import(/* webpackMode: "eager" */ './packages/navigation'),
  '@admin/table': () => import('./packages/table'),
  '@admin/ui': () => import(/* webpackMode: "eager" */ './packages/ui'),
  '@admin/wizard': () => import('./packages/wizard'),
  '@wordpress/i18n': () => import(/* webpackMode: "eager" */ './packages/i18n'),
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
};

/**
 * Loads packages by name.
 * @throws {Error} naming the first that is not offered
 */
export async function loadPackages(names: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const load = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
      if (!load)
        throw new Error(
          `The dashboard doesn't offer the package "${name}". Bundle it with the extension, or use one of: ${Object.keys(MODULES).join(', ')}.`,
        );
      return [name, await load()] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
