import { useState } from 'react';
import { useForm } from 'react-final-form';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { Button, Modal } from '@admin/ui';
import { toDefaults, type FormValues } from '../form-values';
import type { NamedSetting } from '../settings-list';

interface ResetDefaultsProps {
  settings: readonly NamedSetting[];
  /** Resolves once the server has saved them. */
  save: (values: FormValues) => Promise<unknown>;
}

/** Resets the settings to their defaults after a confirmation, with an Undo. */
export function ResetDefaults({ settings, save }: ResetDefaultsProps) {
  const registry = useRegistry();
  const form = useForm<FormValues>();
  const report = usePromiseNotice();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  /** The form shows the server's values and discards what was typed meanwhile. */
  const store = async (values: FormValues) => {
    await save(values);
    form.initialize(values);
  };

  async function storeDefaults(before: FormValues) {
    const definitions = await registry.resolveSelect(settingsStore).getDefinitions('wc_admin');
    await store({ ...before, ...toDefaults(settings, definitions ?? {}) });
  }

  async function reset() {
    const before = { ...form.getState().initialValues } as FormValues;
    setBusy(true);
    await report(storeDefaults(before), {
      done: __('Settings reset to defaults', 'store-admin'),
      undo: () =>
        void report(store(before), {
          done: __('Settings restored', 'store-admin'),
          failed: __('There was a problem restoring your settings', 'store-admin'),
        }),
      failed: __('There was a problem resetting your settings', 'store-admin'),
    });
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button variant="tertiary" onClick={() => setAsking(true)}>
        {__('Reset defaults', 'store-admin')}
      </Button>
      {isAsking && (
        <Modal
          title={__('Reset defaults', 'store-admin')}
          onClose={() => setAsking(false)}
          isBusy={isBusy}
          actions={
            <>
              <Button disabled={isBusy} onClick={() => setAsking(false)}>
                {__('Cancel', 'store-admin')}
              </Button>
              <Button variant="primary" busy={isBusy} onClick={() => void reset()}>
                {__('Reset all settings', 'store-admin')}
              </Button>
            </>
          }
        >
          <p>
            {__(
              'All settings on this page will be replaced with the defaults and saved. Unsaved changes will be lost.',
              'store-admin',
            )}
          </p>
        </Modal>
      )}
    </>
  );
}
