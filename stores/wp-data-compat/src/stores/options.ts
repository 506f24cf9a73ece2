import type { Registry } from '@admin/data';
import { ApiError } from '@admin/http';
import { optionsStore, type OptionName, type OptionPatch } from '@admin/store-options';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { toHostError } from '../host-error';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';

const passthrough = definePassthroughStore({
  name: STORE_NAMES.OPTIONS_STORE_NAME,
  selectors: ({ value, error }) => ({
    isOptionsUpdating: (): boolean => value('isUpdating', [], false),
    getOptionsUpdatingError: () => error('updateOptions', []) ?? false,
    getOwnRequestingError: (name: string) => error('getOption', [name]) ?? false,
  }),
  actions: ({ received, failed }) => ({
    setIsUpdating: (isUpdating: boolean) => received('isUpdating', [], isUpdating),
    setUpdatingError: (error: unknown) => failed('updateOptions', [], error),
    setRequestingError: (error: unknown, name: string) => failed('getOption', [name], error),
  }),
});

/** Options are shared with the dashboard: changes are visible on both sides immediately. */
export function optionsHostStore(registry: Registry): HostStore {
  registry.register(passthrough);
  registry.register(optionsStore);
  const own = registry.byName(passthrough.name);
  const { updateOptions, receiveOptions } = registry.dispatch(optionsStore);

  return toHostStore(registry, passthrough, {
    sources: ['options'],
    routes: { getOption: (name: string) => ({ store: 'options', selector: 'getOption', args: [name] }) },
    selectors: {
      getOptionsRequestingError(name: string): unknown {
        const { failure } = registry.resolution(optionsStore).getOption(name as OptionName);
        return failure ? toHostError(failure) : own.selectors['getOwnRequestingError']?.(name);
      },
    },
    actions: {
      /** Never rejects; the result has whether the server saved the values. */
      async updateOptions(values: Readonly<Record<string, unknown>>): Promise<object> {
        void own.actions['setIsUpdating']?.(true);
        try {
          await updateOptions(values as OptionPatch);
          return { success: true };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const reason = toHostError(error.failure);
          void own.actions['setUpdatingError']?.(reason);
          return { success: false, ...reason };
        } finally {
          void own.actions['setIsUpdating']?.(false);
        }
      },
      async receiveOptions(values: Readonly<Record<string, unknown>>): Promise<void> {
        await receiveOptions(values as OptionPatch);
        for (const name of Object.keys(values))
          registry.finishResolution(optionsStore).getOption(name as OptionName);
      },
    },
  });
}
