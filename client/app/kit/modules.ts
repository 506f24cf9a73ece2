/**
 * The packages that extensions use, under the names of imports. What is offered of each is named, so that the rest of it
 * does not travel to shops without extensions; charts, tables, forms and pieces of guides are fetched with the first
 * extension that needs them.
 */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  '@admin/charts': () => import(/* webpackExports: ["Chart"] */ '@admin/charts'),
  '@admin/data': () =>
    import(
      /* webpackMode: "eager", webpackExports: ["defineStore", "useSelect", "useDispatch", "useRegistry", "call", "getRegistry", "put", "request", "select", "shared", "latest", "WithStores"] */
      '@admin/data'
    ),
  '@admin/extensions': () =>
    import(
      /* webpackMode: "eager", webpackExports: ["defineExtension", "registerExtension", "addFilter", "removeFilter", "registerPlugin", "unregisterPlugin", "Fill", "Slot"] */
      '@admin/extensions'
    ),
  '@admin/forms': () =>
    import(
      /* webpackExports: ["DynamicForm", "FORM_ERROR", "SaveForm", "useDraftValue", "useFormField"] */ '@admin/forms'
    ),
  '@admin/http': () =>
    import(
      /* webpackMode: "eager", webpackExports: ["request", "ApiError", "isRecord", "toList"] */ '@admin/http'
    ),
  '@admin/navigation': () =>
    import(
      /* webpackMode: "eager", webpackExports: ["getHistory", "getNewPath", "Link", "navigateTo", "useQuery", "useLocation"] */
      '@admin/navigation'
    ),
  '@admin/table': () => import(/* webpackExports: ["DataTable", "getHiddenColumns"] */ '@admin/table'),
  '@admin/ui': () =>
    import(
      /* webpackMode: "eager", webpackExports: ["Badge", "Button", "Card", "Checkbox", "EmptyState", "ErrorState", "Icon", "InlineNotice", "Menu", "Modal", "Pill", "Placeholder", "PlaceholderCard", "ProgressBar", "Select", "Spinner", "Stepper", "Switch", "TextArea", "TextField", "VisuallyHidden", "announce", "useSteps"] */
      '@admin/ui'
    ),
  '@admin/wizard': () => import(/* webpackExports: ["ConnectStep", "PluginInstaller"] */ '@admin/wizard'),
  '@wordpress/i18n': () =>
    import(/* webpackMode: "eager", webpackExports: ["__", "_n", "_x", "sprintf"] */ '@wordpress/i18n'),
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
};

/**
 * Fetches packages by name.
 * @throws {Error} naming the first that is not offered
 */
export async function loadModules(names: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
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
