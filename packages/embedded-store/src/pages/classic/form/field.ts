import { getCountries } from '../../../reference';
import type { OptionValue, SettingType } from '../../../site';
import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { plainText } from '../../../html/plain-text';
import { __ } from '../../../i18n';

export type FieldType = SettingType | 'title' | 'date' | 'price' | 'file';

/** A setting, or a member of a record, with the value to show: the submitted one after a failed save. */
export interface FormField {
  /** Also the name of the control. */
  id: string;
  label: string;
  description?: string;
  tip?: string;
  type: FieldType;
  value: OptionValue;
  options?: Readonly<Record<string, string>>;
  isRequired?: boolean;
  /** The `autocomplete` attribute: `given-name`. */
  autocomplete?: string;
  error?: string | undefined;
}

const listUnits = () => ({
  days: __('Days', 'store-admin'),
  weeks: __('Weeks', 'store-admin'),
  months: __('Months', 'store-admin'),
  years: __('Years', 'store-admin'),
});

type Control = (field: FormField) => Html;

const input =
  (type: string, attributes: Html = NOTHING): Control =>
  (field) =>
    html`<input type="${type}" ${attributes} ${common(field)} value="${textOf(field)}" />`;

/** One control per type of setting; its id and name are those of the setting. */
const CONTROLS: Readonly<Record<FieldType, Control>> = {
  text: input('text'),
  title: input('text', html`class="title-field"`),
  email: input('email'),
  color: input('color'),
  date: input('date'),
  password: input('password'),
  file: input('file'),
  price: input('text', html`inputmode="decimal" class="small-text"`),
  number: input('number', html`class="small-text" min="0" step="any"`),
  textarea: (field) => html`<textarea rows="4" ${common(field)}>${textOf(field)}</textarea>`,
  select: (field) =>
    html`<select ${common(field)}>
      ${emptyChoice(field)} ${isCountryState(field) ? countryStates(field) : choices(field)}
    </select>`,
  multiselect: (field) =>
    html`<select multiple ${common(field, '[]')}>
      ${choices(field)}
    </select>`,
  radio: (field) =>
    html`<div role="radiogroup" aria-labelledby="${field.id}-label">
      <ul>
        ${Object.entries(field.options ?? {}).map(
          ([value, label]) =>
            html`<li>
              <label
                ><input
                  type="radio"
                  name="${field.id}"
                  value="${value}"
                  ${value === field.value ? html`checked` : NOTHING}
                />${plainText(label)}</label
              >
            </li>`,
        )}
      </ul>
    </div>`,
  relative_date_selector: (field) => {
    const { number, unit } = relativeDateOf(field);
    return html`<input
        type="number"
        class="small-text"
        min="1"
        ${common(field, '[number]')}
        value="${number}"
        placeholder="${__('Forever', 'store-admin')}"
      />
      <label class="screen-reader-text" for="${field.id}-unit">${__('Unit', 'store-admin')}</label>
      <select id="${field.id}-unit" name="${field.id}[unit]">
        ${Object.entries(listUnits()).map(([value, label]) => choice({ ...field, value: unit }, value, label))}
      </select>`;
  },
  checkbox: (field) =>
    html`<label for="${field.id}"
      ><input
        type="checkbox"
        value="1"
        ${common(field)}
        ${field.value === 'yes' ? html`checked` : NOTHING}
      />${plainText(field.description ?? '')}</label
    >`,
};

/** A control with its description and, after a failed save, its error. */
export function control(field: FormField): Html {
  const explanation = explain(field);
  return html`<div class="${field.type === 'checkbox' ? 'check' : 'field'}">
    ${CONTROLS[field.type](field)}
    ${field.error ? html`<p class="field-error" id="${field.id}-error">${field.error}</p>` : NOTHING}
    ${explanation ? html`<p class="description" id="${field.id}-description">${explanation}</p>` : NOTHING}
  </div>`;
}

/** A label for the control. Radio groups and checkboxes have their label inside. */
export function heading(field: FormField): Html {
  const isNamedInside = field.type === 'radio' || field.type === 'checkbox';
  return isNamedInside
    ? html`<span id="${field.id}-label">${plainText(field.label)}</span>`
    : html`<label for="${field.id}">${plainText(field.label)}</label>`;
}

function explain({ type, description = '', tip = '' }: FormField): string {
  // A checkbox already shows its description as its label, so only the tip is left.
  return plainText(type === 'checkbox' ? tip : description || tip);
}

function common(field: FormField, suffix = ''): Html {
  const described = [field.error ? `${field.id}-error` : '', explain(field) ? `${field.id}-description` : ''];
  const ids = described.filter(Boolean).join(' ');
  // The store's addresses and keys are not the user's own, so the browser must not fill them in.
  const autocomplete = field.autocomplete ?? (/^(?:email|password)$/.test(field.type) ? 'off' : undefined);
  return html`${autocomplete ? html`autocomplete="${autocomplete}"` : NOTHING} id="${field.id}"
  name="${field.id}${suffix}" ${field.isRequired ? html`required` : NOTHING}
  ${ids ? html`aria-describedby="${ids}"` : NOTHING} ${field.error ? html`aria-invalid="true"` : NOTHING}`;
}

function textOf({ value }: FormField): string {
  return typeof value === 'string' ? value : '';
}

/** Administrators can write the option directly, so it may hold anything. */
function relativeDateOf({ value }: FormField): { number: string; unit: string } {
  const { number, unit } = Object(value) as Record<string, unknown>;
  return {
    number: typeof number === 'string' ? number : '',
    unit: typeof unit === 'string' ? unit : 'days',
  };
}

function choices(field: FormField): Html[] {
  return Object.entries(field.options ?? {}).map(([value, label]) => choice(field, value, plainText(label)));
}

function choice({ value: chosen }: FormField, value: string, label: string): Html {
  const isChosen = Array.isArray(chosen) ? chosen.includes(value) : chosen === value;
  return html`<option value="${value}" ${isChosen ? html`selected` : NOTHING}>${label}</option>`;
}

/** A stored value that is not an option must not turn into the first option. */
function emptyChoice(field: FormField): Html {
  const value = textOf(field);
  return Object.hasOwn(field.options ?? {}, value)
    ? NOTHING
    : choice(field, value, value || __('Please choose', 'store-admin'));
}

function isCountryState({ id }: FormField): boolean {
  return id === 'woocommerce_default_country';
}

/** States grouped by country; countries without states are listed on their own. */
function countryStates(field: FormField): Html[] {
  return getCountries().map(({ code, name, states }) =>
    states.length === 0
      ? choice(field, code, name)
      : html`<optgroup label="${name}">
          ${states.map((state) => choice(field, `${code}:${state.code}`, `${name} — ${state.name}`))}
        </optgroup>`,
  );
}
