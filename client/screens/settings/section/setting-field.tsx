import { FailureBoundary } from '@admin/extensions';
import { decodeEntities, stripTags } from '@admin/format';
import { toName, useFormField } from '@admin/forms';
import type { SettingDefinition } from '@admin/store-settings';
import { Html } from '@admin/ui';
import { FIELD_TYPES_FILTER, findFieldType } from '../fields';
import type { SettingFieldType } from '../fields/field-type';

interface SettingFieldProps {
  setting: SettingDefinition;
  types: ReadonlyMap<string, SettingFieldType>;
}

/** Renders a setting by its type. Errors of extension fields are contained. */
export function SettingField({ setting, types }: SettingFieldProps) {
  const { onFocus: _onFocus, ...field } = useFormField(toName(setting.id));
  const { component: Component } = findFieldType(types, setting.type);
  const { label, help } = wordsOf(setting);
  return (
    <FailureBoundary source={`field of type "${setting.type}" of filter "${FIELD_TYPES_FILTER}"`}>
      <Component
        {...field}
        setting={setting}
        label={label}
        help={help === '' ? undefined : <Html as="span" html={help} />}
      />
    </FailureBoundary>
  );
}

/** A checkbox has its description as the label next to it. The server repeats the description as the tip. */
function wordsOf({ id, type, label, description, tip = '' }: SettingDefinition) {
  if (type === 'checkbox' && description !== '')
    return { label: withoutMarkup(description), help: tip === description ? '' : tip };
  return { label: label || id, help: description || tip };
}

/** Labels must not contain links. */
const withoutMarkup = (html: string): string => decodeEntities(stripTags(html));
