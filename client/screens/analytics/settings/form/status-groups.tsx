import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import { Checkbox } from '@admin/ui';
import { joinList, splitList } from '../form-values';
import { toGroups, type NamedSetting } from '../settings-list';
import { FieldNote } from './field-note';

/** Checkboxes in groups; a named group is a separate list for screen readers. */
export function StatusGroups({ setting }: { setting: NamedSetting }) {
  const { name, value, onChange, onBlur, error } = useFormField(setting.id);
  const chosen = splitList(value);
  const noteId = useId();
  const toggle = (status: string, isChosen: boolean) =>
    onChange(joinList(isChosen ? [...chosen, status] : chosen.filter((other) => other !== status)));
  return (
    <fieldset className="sa-setting" name={setting.id} tabIndex={-1} aria-describedby={noteId}>
      <legend className="sa-setting__label">{setting.label}</legend>
      <FieldNote id={noteId} error={error}>
        {setting.helpText}
      </FieldNote>
      <div className="sa-setting__groups">
        {toGroups(setting.options).map(({ key, label, options }) => (
          <fieldset key={key} className="sa-setting__group">
            {label && <legend className="sa-setting__group-label">{label}</legend>}
            {options.map((option) => (
              <Checkbox
                key={option.value}
                name={`${name}/${option.value}`}
                label={option.isFixed ? nameFixed(option.label) : option.label}
                checked={chosen.includes(option.value) && !option.isFixed}
                disabled={option.isFixed}
                onChange={(isChosen) => toggle(option.value, isChosen)}
                onBlur={onBlur}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

const nameFixed = (label: string): string =>
  sprintf(
    /* translators: %s: an order status */
    __('%s (always included)', 'store-admin'),
    label,
  );
