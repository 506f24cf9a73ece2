import { useSelect } from '@admin/data';
import { importsStore } from '@admin/store-imports';
import { settingsStore, type GroupValues } from '@admin/store-settings';
import type { NamedSetting } from '../settings-list';

export const SCHEDULED_IMPORT_OPTION = 'woocommerce_analytics_scheduled_import';

type Stored = GroupValues<'wc_admin'>;

/**
 * Returns the settings with the server's default for updates if none is stored, as in stores older than the setting;
 * `undefined` while that is unknown.
 */
export function useHostUpdates(settings: readonly NamedSetting[]): ((stored: Stored) => Stored) | undefined {
  const isOffered = settings.some(({ id }) => id === SCHEDULED_IMPORT_OPTION);
  return useSelect(
    (select, resolution) => {
      const stored = select(settingsStore).getSettings('wc_admin');
      if (!isOffered || stored?.[SCHEDULED_IMPORT_OPTION]) return keepStored;
      const schedule = select(importsStore).getImportSchedule();
      if (schedule) return schedule.isScheduled ? fillScheduled : fillImmediate;
      return resolution(importsStore).getImportSchedule().failure ? keepStored : undefined;
    },
    [isOffered],
  );
}

const keepStored = (stored: Stored): Stored => stored;
const fill =
  (value: 'yes' | 'no') =>
  (stored: Stored): Stored =>
    stored[SCHEDULED_IMPORT_OPTION] ? stored : { ...stored, [SCHEDULED_IMPORT_OPTION]: value };
const fillScheduled = fill('yes');
const fillImmediate = fill('no');
