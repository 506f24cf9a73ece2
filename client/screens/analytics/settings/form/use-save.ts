import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { FORM_ERROR } from '@admin/forms';
import { importsStore } from '@admin/store-imports';
import { noticesStore } from '@admin/store-notices';
import { reportsStore } from '@admin/store-reports';
import { getRejectedSettings, settingsStore, type GroupValues } from '@admin/store-settings';
import { findUnsavedSettings, getChanges, toFormValues, type FormValues } from '../form-values';
import type { NamedSetting } from '../settings-list';
import { SCHEDULED_IMPORT_OPTION } from './use-host-updates';

/** The server reported success, but stored other values than those sent. */
class NotSavedError extends Error {
  override readonly name = 'NotKeptError';
  readonly settings: readonly NamedSetting[];

  constructor(settings: readonly NamedSetting[]) {
    super(`Not kept: ${settings.map(({ id }) => id).join(', ')}`);
    this.settings = settings;
  }
}

/** Each save's notice replaces the last one. */
export const SAVE_NOTICE = 'analytics-settings-saved';

type Stored = GroupValues<'wc_admin'>;

/**
 * Saves the changed settings in one request, and describes failures.
 * @param complete adds the server's defaults where nothing is stored
 */
export function useSave(settings: readonly NamedSetting[], complete: (stored: Stored) => Stored) {
  const registry = useRegistry();
  const { updateSettings } = useDispatch(settingsStore);
  const { createErrorNotice } = useDispatch(noticesStore);
  const getStored = () => registry.select(settingsStore).getSettings('wc_admin') ?? {};

  /** @throws when the server rejected some values, or did not store what was sent */
  async function save(values: FormValues): Promise<void> {
    const changes = getChanges(settings, toFormValues(settings, complete(getStored())), values);
    if (Object.keys(changes).length === 0) return;
    try {
      await updateSettings('wc_admin', changes);
    } finally {
      // Other orders count now, even if only some settings were saved.
      registry.invalidateAll(reportsStore);
      if (SCHEDULED_IMPORT_OPTION in changes) registry.invalidate(importsStore).getImportSchedule();
    }
    const notKept = findUnsavedSettings(settings, changes, getStored());
    if (notKept.length > 0) throw new NotSavedError(notKept);
  }

  function explain(error: unknown): Record<string, string> {
    const message = __('There was an error saving your settings. Please try again.', 'store-admin');
    void createErrorNotice(message, { id: SAVE_NOTICE });
    return { ...explainFields(error), [FORM_ERROR]: message };
  }

  return { save, explain };
}

function explainFields(error: unknown): Record<string, string> {
  if (error instanceof NotSavedError) {
    const sentence = __('Some settings were not saved.', 'store-admin');
    return Object.fromEntries(error.settings.map(({ id }) => [id, sentence]));
  }
  return Object.fromEntries(
    getRejectedSettings(error).map(({ id, label, message }) => [id, message || label]),
  );
}
