import { toCodes } from '../../reference';
import { PROVIDER_COUNTRIES } from '../suggestions/definitions';
import type { ExtensionGroup } from './definition';
import data from './extensions.data.json';

/** Countries where this store's own services are available; other country lists are used as recorded. */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  payments: PROVIDER_COUNTRIES,
  taxes: toCodes(data.taxCountries),
};

type GroupData = (typeof data.groups)[number] | typeof data.profiler;

const toGroup = ({ key, title, plugins }: GroupData): ExtensionGroup => ({
  key: key as ExtensionGroup['key'],
  title,
  plugins: plugins.map(
    ({
      countries,
      ...plugin
    }: {
      key: string;
      description: string;
      isBuiltByWc: boolean;
      countries?: string;
    }) => ({
      ...plugin,
      ...(countries !== undefined && { countries: SERVED[countries] ?? toCodes(countries) }),
    }),
  ),
});

/** The groups and their plugins as recorded from WooCommerce: `obw` for the setup wizard, `task-list` for the task. */
export const EXTENSION_GROUPS = data.groups.map(toGroup);

/** The extensions in the store profiler, with WooCommerce's members and our texts. */
export const PROFILER_GROUP = toGroup(data.profiler);
