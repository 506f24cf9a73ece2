import { useRef } from 'react';
import type { FormApi } from 'final-form';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { FORM_ERROR, mergeSavedValues, toName } from '@admin/forms';
import { noticesStore } from '@admin/store-notices';
import {
  getRejectedSettings,
  settingsStore,
  type RejectedSetting,
  type SettingDefinition,
} from '@admin/store-settings';
import { toGroupName } from '@admin/store-settings-pages';
import { getChanges, toFormValues, type FormValues } from './form-values';

interface SaveOptions {
  group: string;
  settings: ReadonlyMap<string, SettingDefinition>;
  form: FormApi<FormValues> | null;
}

/** Saves the changes in one batch and shows notices about it. */
export function useSave({ group, settings, form }: SaveOptions) {
  const registry = useRegistry();
  const { updateSettings } = useDispatch(settingsStore);
  const { createErrorNotice, createNotice, createSuccessNotice } = useDispatch(noticesStore);
  const sent = useRef<{ values: FormValues; count: number }>({ values: {}, count: 0 });
  const ids = [...settings.keys()];
  const getStored = () => registry.select(settingsStore).getSettings(toGroupName(group)) ?? {};

  async function save(values: FormValues): Promise<void> {
    const types = Object.fromEntries([...settings].map(([id, { type }]) => [id, type]));
    const changes = getChanges(ids, getStored(), values, types);
    const count = Object.keys(changes).length;
    sent.current = { values, count };
    if (count > 0) await updateSettings(toGroupName(group), changes);
  }

  /** The server may have changed a value: the form then shows the stored one. */
  const takeStored = (values: Partial<FormValues>) =>
    form && mergeSavedValues(form, toFormValues(ids, getStored()), values);

  function tell(): void {
    const { values, count } = sent.current;
    takeStored(values);
    if (count === 0) void createNotice('info', __('No changes to save.', 'store-admin'), { id: NOTICE });
    else
      void createSuccessNotice(__('Your settings have been successfully saved.', 'store-admin'), {
        id: NOTICE,
      });
  }

  function explain(error: unknown): Record<string, string> {
    const rejected = getRejectedSettings(error);
    const { values, count } = sent.current;
    const message =
      rejected.length > 0 && rejected.length < count
        ? sprintf(
            /* translators: 1: how many settings were not saved; 2: how many were sent */
            _n(
              '%1$d of %2$d settings was not saved. The others were.',
              '%1$d of %2$d settings were not saved. The others were.',
              rejected.length,
              'store-admin',
            ),
            rejected.length,
            count,
          )
        : __('There was an error saving your settings. Please try again.', 'store-admin');
    const names = new Set(rejected.map(({ id }) => toName(id)));
    if (rejected.length > 0) {
      takeStored(Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))));
      // Applying the stored values resets which fields were touched, and with it where errors show: mark them again.
      for (const name of names) form?.blur(name);
    }
    void createErrorNotice(message, { id: NOTICE });
    return {
      ...Object.fromEntries(rejected.map((setting) => [toName(setting.id), toSentence(setting)])),
      [FORM_ERROR]: message,
    };
  }

  return { save, explain, tell };
}

/** Each save's notice replaces the last one. */
const NOTICE = 'settings-saved';

/** The server's error messages are often the same for several settings, and are shown in one list. */
const toSentence = ({ label, message }: RejectedSetting): string =>
  message === ''
    ? sprintf(
        /* translators: %s: name of a setting */
        __('%s was not saved.', 'store-admin'),
        decodeEntities(label),
      )
    : sprintf(
        /* translators: 1: name of a setting; 2: why the store refused its value, as a sentence */
        __('%1$s: %2$s', 'store-admin'),
        decodeEntities(label),
        message,
      );
