import { useId, useRef } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce, Button, describeField, FieldMessages, Icon, SearchableSelect } from '@admin/ui';
import { joinLines, splitLines } from '../section/form-values';
import type { SettingFieldProps, SettingFieldType } from './field-type';
import { listChoices } from './options';

/** Options are added by typing and removed one by one, or all at once. */
function ChosenOnes({ setting, name, label, help, value, onChange, onBlur, error }: SettingFieldProps) {
  const id = useId();
  const adder = useRef<HTMLInputElement>(null);
  const choices = listChoices(setting);
  const chosen = splitLines(value);
  const left = choices.filter((choice) => !chosen.includes(choice.value));
  const labelOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? one;

  function change(next: readonly string[]) {
    onChange(joinLines(next));
    announce(
      /* translators: %d: how many entries of a list are chosen */
      sprintf(_n('%d chosen.', '%d chosen.', next.length, 'store-admin'), next.length),
    );
  }

  /** The pressed button is removed, so the focus has to move. */
  function removeAnd(next: readonly string[]) {
    change(next);
    adder.current?.focus();
  }

  return (
    <fieldset className="sa-setting-group" {...describeField(id, { help })}>
      <legend className="sa-setting-group__label">{label}</legend>
      {chosen.length > 0 && (
        <ul className="sa-setting-chosen">
          {chosen.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="sa-setting-chosen__one"
                aria-label={sprintf(
                  /* translators: %s: an entry of a list that was chosen, such as the name of a country */
                  __('Remove: %s', 'store-admin'),
                  labelOf(one),
                )}
                onClick={() => removeAnd(chosen.filter((other) => other !== one))}
              >
                {labelOf(one)}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchableSelect
        ref={adder}
        name={name}
        label={__('Add', 'store-admin')}
        options={left}
        value=""
        placeholder={__('Type to search', 'store-admin')}
        onChange={(added) => added && change([...chosen, added])}
        onBlur={onBlur}
        error={error}
      />
      <div className="sa-setting-chosen__all">
        {left.length > 0 && (
          <Button size="small" onClick={() => change(choices.map((choice) => choice.value))}>
            {__('Select all', 'store-admin')}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button size="small" onClick={() => removeAnd([])}>
            {__('Select none', 'store-admin')}
          </Button>
        )}
      </div>
      <FieldMessages id={id} help={help} />
    </fieldset>
  );
}

export const multiselectField: SettingFieldType = {
  types: ['multiselect', 'multi_select_countries'],
  component: ChosenOnes,
};
