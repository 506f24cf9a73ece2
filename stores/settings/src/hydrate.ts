import type { Registry } from '@admin/data';
import { isRecord } from '@admin/http';
import { parseValue } from './schemas';
import { settingsStore } from './store';
import type { GroupName, Values } from './types';

/** The parts of the page that hold settings of a store. */
interface PageSettings {
  /** Values by group. */
  preloadSettings: unknown;
  /** Values of group wc_admin. */
  wcAdminSettings: unknown;
}

/** Takes over the values which the page carries, so that reading these groups requests nothing. */
export function hydrateSettings(
  registry: Registry,
  { preloadSettings, wcAdminSettings }: PageSettings,
): void {
  const { general } = isRecord(preloadSettings) ? preloadSettings : {};
  receive(registry, 'general', general);
  receive(registry, 'wc_admin', wcAdminSettings);
}

function receive(registry: Registry, group: GroupName, page: unknown): void {
  if (!isRecord(page)) return;
  const values: Values = {};
  for (const [id, value] of Object.entries(page)) values[id] = parseValue(value);
  void registry.dispatch(settingsStore).receiveSettings({ group, values });
  registry.finishResolution(settingsStore).getSettings(group);
}
