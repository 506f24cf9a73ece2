import { Form } from 'react-final-form';
import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import { SaveForm } from '@admin/forms';
import { getHost } from '@admin/host';
import { useQuery } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import type { GroupValues } from '@admin/store-settings';
import { useCapability } from '@admin/store-user';
import { InlineNotice, PlaceholderRows } from '@admin/ui';
import { toFormValues, type FormValues } from '../form-values';
import { listSettings, SETTINGS_FILTER, type NamedSetting } from '../settings-list';
import { ResetDefaults } from './reset-defaults';
import { SettingField } from './setting-field';
import { useHostUpdates } from './use-host-updates';
import { SAVE_NOTICE, useSave } from './use-save';
import './settings-form.css';

type Stored = GroupValues<'wc_admin'>;

/** The analytics settings; read-only for users who can only view reports. */
export function SettingsForm({ stored }: { stored: Stored }) {
  const canSave = useCapability('manage_woocommerce');
  useFilterChanges(SETTINGS_FILTER);
  const settings = listSettings(getHost(), listChosen(stored));
  const complete = useHostUpdates(settings);
  if (!complete) return <PlaceholderRows rows={12} />;
  const values = toFormValues(settings, complete(stored));
  return canSave ? (
    <EditedSettings {...{ settings, values, complete }} />
  ) : (
    <ShownSettings settings={settings} values={values} />
  );
}

interface SettingsProps {
  settings: readonly NamedSetting[];
  values: FormValues;
}

interface EditedSettingsProps extends SettingsProps {
  complete: (stored: Stored) => Stored;
}

function EditedSettings({ settings, values, complete }: EditedSettingsProps) {
  const { save, explain } = useSave(settings, complete);
  const { createSuccessNotice } = useDispatch(noticesStore);
  return (
    <SaveForm<FormValues>
      className="sa-settings-form"
      draft="analytics/settings"
      initialValues={values}
      save={save}
      explain={explain}
      onSaved={() =>
        void createSuccessNotice(__('Your settings have been successfully saved.', 'store-admin'), {
          id: SAVE_NOTICE,
        })
      }
      submitLabel={__('Save settings', 'store-admin')}
      actions={<ResetDefaults settings={settings} save={save} />}
    >
      <Fields settings={settings} />
      <FocusSetting />
    </SaveForm>
  );
}

function ShownSettings({ settings, values }: SettingsProps) {
  return (
    <Form<FormValues> initialValues={values} onSubmit={() => undefined}>
      {() => (
        <fieldset className="sa-settings-form" disabled>
          <InlineNotice status="info">
            {__('Only store managers can change these settings.', 'store-admin')}
          </InlineNotice>
          <Fields settings={settings} />
        </fieldset>
      )}
    </Form>
  );
}

const Fields = ({ settings }: Pick<SettingsProps, 'settings'>) => (
  <>
    {settings.map((setting) => (
      <SettingField key={setting.id} setting={setting} />
    ))}
  </>
);

/** Chosen statuses are listed, even if nothing registers them anymore. */
const listChosen = ({
  woocommerce_excluded_report_order_statuses: excluded = [],
  woocommerce_actionable_order_statuses: actionable = [],
}: Stored): string[] => [...excluded, ...actionable];

/** Focuses the setting in the address. */
function FocusSetting() {
  const { field } = useQuery();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const named = field && place.current?.closest('form')?.elements.namedItem(field);
    if (named instanceof HTMLElement) named.focus();
  }, [field]);
  return <span ref={place} hidden />;
}
