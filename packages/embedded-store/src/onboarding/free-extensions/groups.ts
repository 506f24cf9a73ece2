import { toCodes } from '../../reference';
import { PROVIDER_COUNTRIES } from '../suggestions/definitions';
import type { ExtensionGroup } from './definition';
import data from './extensions.data.json';

/** Countries in which a service of ours can be had; other lists of countries stand as they are. */
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

/** Groups and their plugins as recorded on the platform: `obw` is for the first run, `task-list` for the task. */
export const EXTENSION_GROUPS = data.groups.map(toGroup);

/** What the store profiler offers, with the platform's members and our words. */
export const PROFILER_GROUP = toGroup(data.profiler);
