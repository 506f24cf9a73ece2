import type { Registry } from '@admin/data';
import { isRecord } from '@admin/http';
import { parseValue } from './schemas';
import { settingsStore } from './store';
import type { GroupName, Values } from './types';

/** The parts of the page that contain settings. */
interface PageSettings {
  /** Values by group. */
  preloadSettings: unknown;
  /** Values of group wc_admin. */
  wcAdminSettings: unknown;
}

/** Hydrates settings from the page, which saves requests for these groups. */
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
