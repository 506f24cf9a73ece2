import type { Registry } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import { settingsStore, type GroupName, type GroupValues } from '@admin/store-settings';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { toHostError } from '../host-error';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import type { Page } from '../page';

type Values = Readonly<Record<string, unknown>>;

/** The group that is embedded in the page as a whole; all others contain the server's settings of the group. */
const HYDRATED_GROUP = 'wc_admin';

const NOTHING: Values = {};
const NO_KEYS: readonly string[] = [];

const passthrough = definePassthroughStore({
  name: STORE_NAMES.SETTINGS_STORE_NAME,
  selectors: ({ value, error }) => ({
    getEdits: (group: string): Values => value('edits', [group], NOTHING),
    getDirtyKeys: (group: string): readonly string[] => value('dirty', [group], NO_KEYS),
    getIsDirty: (group: string, keys: readonly string[] = []): boolean =>
      value('dirty', [group], NO_KEYS).some((key) => keys.includes(key)),
    isUpdateSettingsRequesting: (group: string): boolean => value('isRequesting', [group], false),
    getLastSettingsErrorForGroup: (group: string) => error('settings', [group]),
    getSettingsError: (group: string, id?: string) =>
      error('settings', id === undefined ? [group] : [group, id]) ?? false,
    getSettingsGroupNames: (): readonly string[] => value('groups', [], ['general', HYDRATED_GROUP]),
  }),
  actions: ({ received, failed }) => ({
    setEdits: (group: string, edits: Values) => received('edits', [group], edits),
    setDirtyKeys: (group: string, keys: readonly string[]) => received('dirty', [group], keys),
    setIsRequesting: (group: string, isRequesting: boolean) =>
      received('isRequesting', [group], isRequesting),
    updateErrorForGroup: (group: string, _data: unknown, error: unknown) =>
      failed('settings', [group], error),
  }),
});

type OwnStore = ReturnType<Registry['byName']>;

const editsOf = (own: OwnStore, group: string) => own.selectors['getEdits']?.(group) as Values;
const dirtyKeysOf = (own: OwnStore, group: string) =>
  own.selectors['getDirtyKeys']?.(group) as readonly string[];

/** Settings by group. Changes of extensions stay dirty until they persist the group. */
export function settingsHostStore(registry: Registry, { rawSettings }: Page): HostStore {
  registry.register(passthrough);
  registry.register(settingsStore);
  const own = registry.byName(passthrough.name);
  const { getSettings, listRead } = createReader(registry, own, rawSettings);

  async function updateSettingsForGroup(group: string, data: Values): Promise<void> {
    const keys = [...new Set([...dirtyKeysOf(own, group), ...Object.keys(data)])];
    void own.actions['setEdits']?.(group, { ...editsOf(own, group), ...data });
    void own.actions['setDirtyKeys']?.(group, keys);
  }

  const resolutionOf = (group: string) => registry.resolution(settingsStore).getSettings(group as GroupName);
  /** For a failed read the error's text is returned, for a failed save the whole error. */
  const getFailureText = (group: string) => {
    const { failure } = resolutionOf(group);
    return failure && toHostError(failure).message;
  };

  const route = (group: string) => ({ store: 'settings', selector: 'getSettings', args: [group] }) as const;
  return toHostStore(registry, passthrough, {
    sources: ['settings'],
    routes: { getSettings: route, getSettingsForGroup: route },
    selectors: {
      getSettings,
      isUpdateSettingsRequesting: (group: string) =>
        resolutionOf(group).status === 'resolving' || own.selectors['isUpdateSettingsRequesting']?.(group),
      getLastSettingsErrorForGroup: (group: string) =>
        getFailureText(group) ?? own.selectors['getLastSettingsErrorForGroup']?.(group),
      getSettingsError: (group: string, id?: string) =>
        (id === undefined && getFailureText(group)) || own.selectors['getSettingsError']?.(group, id),
      getSettingsForGroup(group: string, keys: readonly string[]): Values {
        const values = getSettings(group);
        return Object.fromEntries(keys.map((key) => [key, values[key] ?? NOTHING]));
      },
      getSetting(
        group: string,
        name: string,
        fallback: unknown = false,
        filter: (value: unknown, fallback: unknown) => unknown = (value) => value,
      ): unknown {
        return filter(getSettings(group)[name] ?? fallback, fallback);
      },
    },
    actions: {
      updateSettingsForGroup,
      persistSettingsForGroup: (group: string) => persist(registry, own, group),
      async updateAndPersistSettingsForGroup(group: string, data: Values): Promise<void> {
        await updateSettingsForGroup(group, data);
        await persist(registry, own, group);
      },
      async clearIsDirty(group: string): Promise<void> {
        void own.actions['setDirtyKeys']?.(group, NO_KEYS);
      },
      async clearSettings(): Promise<void> {
        for (const group of listRead()) {
          void own.actions['setEdits']?.(group, NOTHING);
          void own.actions['setDirtyKeys']?.(group, NO_KEYS);
        }
        registry.invalidateAll(settingsStore);
      },
    },
  });
}

/** Reads a group including edits; the same object until either changes. */
function createReader(registry: Registry, own: OwnStore, rawSettings: Page['rawSettings']) {
  const shown = new Map<string, { saved: unknown; edits: unknown; values: Values }>();
  return {
    getSettings(group: string): Values {
      const saved = registry.select(settingsStore).getSettings(group as GroupName);
      const edits = editsOf(own, group);
      const last = shown.get(group);
      if (last && last.saved === saved && last.edits === edits) return last.values;
      const base: Values =
        group === HYDRATED_GROUP
          ? { ...(isRecord(rawSettings['admin']) ? rawSettings['admin'] : {}), wcAdminSettings: saved }
          : saved
            ? { [group]: saved }
            : {};
      const values = { ...base, ...edits };
      shown.set(group, { saved, edits, values });
      return values;
    },
    /** The groups that were read. */
    listRead: () => shown.keys(),
  };
}

/** Saves a group's dirty settings; they stay dirty if that fails. */
async function persist(registry: Registry, own: OwnStore, group: string): Promise<void> {
  const keys = dirtyKeysOf(own, group);
  if (keys.length === 0) return;
  const edits = editsOf(own, group);
  const persisted: Record<string, unknown> = {};
  for (const key of keys) Object.assign(persisted, isRecord(edits[key]) ? edits[key] : { [key]: edits[key] });
  void own.actions['setIsRequesting']?.(group, true);
  try {
    await registry
      .dispatch(settingsStore)
      .updateSettings(group as GroupName, persisted as GroupValues<GroupName>);
    void own.actions['setDirtyKeys']?.(
      group,
      dirtyKeysOf(own, group).filter((key) => !keys.includes(key)),
    );
  } catch (error) {
    const reason = error instanceof ApiError ? toHostError(error.failure) : error;
    void own.actions['updateErrorForGroup']?.(group, null, reason);
    throw error;
  } finally {
    void own.actions['setIsRequesting']?.(group, false);
  }
}
