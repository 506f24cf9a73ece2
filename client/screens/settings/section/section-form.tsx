import { useState, type ReactNode, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { FormApi } from 'final-form';
import { __ } from '@wordpress/i18n';
import { useFilterChanges } from '@admin/extensions';
import { SaveForm, toName } from '@admin/forms';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsBlock } from '@admin/store-settings-pages';
import { FIELD_TYPES_FILTER, listFieldTypes } from '../fields';
import { BarEdge } from './bar-edge';
import { Block } from './block';
import { FocusField } from './focus-field';
import { toFormValues, type FormValues, type StoredValue } from './form-values';
import { listSettings } from './plain-setting';
import { Unsaved } from './unsaved';
import { useSave } from './use-save';
import { validate } from './validate';

interface SectionFormProps {
  draft: string;
  group: string;
  blocks: readonly SettingsBlock[];
  definitions: Readonly<Record<string, SettingDefinition>>;
  stored: Readonly<Record<string, StoredValue | undefined>>;
  field: string | undefined;
  panels: ReactNode;
}

/** The settings of a section, which are saved together. */
export function SectionForm({ draft, group, blocks, definitions, stored, field, panels }: SectionFormProps) {
  useFilterChanges(FIELD_TYPES_FILTER);
  const types = listFieldTypes();
  const settings = listSettings(blocks, definitions);
  const [form, setForm] = useState<FormApi<FormValues> | null>(null);
  const { save, explain, tell } = useSave({ group, settings, form });
  const [secretFields] = useState(() =>
    [...settings.values()].filter(({ type }) => types.get(type)?.isSecret).map(({ id }) => toName(id)),
  );
  const hasFields = settings.size > 0;
  const shown = blocks.map((block) => (
    <Block key={block.id} block={block} settings={settings} types={types} />
  ));
  // A section without fields has nothing to save.
  if (!hasFields) return <div className="sa-settings-form">{shown}</div>;
  return (
    <SaveForm<FormValues>
      className="sa-settings-form"
      draft={draft}
      secretFields={secretFields}
      initialValues={toFormValues([...settings.keys()], stored)}
      validate={(values) => validate({ blocks, settings, types, values })}
      save={save}
      explain={explain}
      onSaved={tell}
      submitLabel={__('Save changes', 'store-admin')}
      actions={
        <>
          <BarEdge />
          <Unsaved />
        </>
      }
    >
      <FormHandle onForm={setForm} />
      <FocusField field={field} blocks={blocks} />
      {panels}
      {shown}
    </SaveForm>
  );
}

/** Passes the surrounding form to the save function. */
function FormHandle({ onForm }: { onForm: (form: FormApi<FormValues>) => void }) {
  const form = useForm<FormValues>();
  useEffect(() => onForm(form), [form, onForm]);
  return null;
}
