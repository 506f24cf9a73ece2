import { isRecord } from '@admin/http';
import type { ResponseReader } from '../../passthrough-store';
import { NO_EDITS, type Edits, type Errors, type GroupState, type Setting, type Settings } from './types';

interface Wanted {
  readonly includeEdits?: boolean;
}

const NO_LIST: readonly unknown[] = [];
const NO_SETTINGS: Settings = {};

export function toSelectors({ value }: ResponseReader) {
  const settingsIn = (group: string) => value('settings', [group], NO_SETTINGS);
  const editsIn = (group: string) => value('edits', [group], NO_EDITS);
  const errorsIn = (group: string) => value<Errors | undefined>('errors', [group], undefined);
  const getSettings = (group: string, { includeEdits = false }: Wanted = {}): Settings =>
    includeEdits ? withEdits(settingsIn(group), editsIn(group)) : settingsIn(group);
  const getSetting = (group: string, id: string, wanted?: Wanted): Setting | undefined =>
    getSettings(group, wanted)[id];
  return {
    getKnownGroup: (group: string): GroupState => ({
      settings: settingsIn(group),
      edits: editsIn(group),
      errors: errorsIn(group) ?? {},
    }),
    getGroups: (): readonly unknown[] => value('getGroups', [], NO_LIST),
    getGroup: (id: string): unknown =>
      value('getGroups', [], NO_LIST).find((group) => isRecord(group) && group['id'] === id),
    getSettings,
    getSetting,
    getSettingValue: (group: string, id: string, { includeEdits = false }: Wanted = {}): unknown =>
      includeEdits && id in editsIn(group) ? editsIn(group)[id] : settingsIn(group)[id]?.value,
    isSettingEdited: (group: string, id: string): boolean => id in editsIn(group),
    getEditedSettingIds: (group: string): string[] => Object.keys(editsIn(group)),
    hasEditsForGroup: (group: string): boolean => Object.keys(editsIn(group)).length > 0,
    isGroupSaving: (group: string): boolean => value('isSaving', [group, null], false),
    isSettingSaving: (group: string, id: string): boolean => value('isSaving', [group, id], false),
    getGroupError: (group: string): unknown => errorsIn(group),
    getSettingError: (group: string, id: string): unknown => errorsIn(group)?.[id],
  };
}

const edited = new WeakMap<Edits, { settings: Settings; result: Settings }>();

/** Equal settings and edits give the same result. */
function withEdits(settings: Settings, edits: Edits): Settings {
  if (edits === NO_EDITS) return settings;
  const cached = edited.get(edits);
  if (cached?.settings === settings) return cached.result;
  const result = Object.fromEntries(
    Object.entries(settings).map(([id, setting]) => [
      id,
      id in edits ? { ...setting, value: edits[id] } : setting,
    ]),
  );
  edited.set(edits, { settings, result });
  return result;
}
