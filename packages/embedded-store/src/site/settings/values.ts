import { cleanLine, cleanText } from '../../shared/clean';
import { isEmailAddress, isMap, MAX_TEXT_LENGTH } from '../../rest';
import type { RelativeDate, SettingDefinition, SettingType } from './definition';

type Choices = Readonly<Record<string, string>>;

/** Converts a submitted value to the stored one; returns `undefined` when the setting can't have that value. */
type Reader = (
  value: unknown,
  definition: SettingDefinition,
  choices: Choices,
) => string | string[] | RelativeDate | undefined;

const UNITS = ['days', 'weeks', 'months', 'years'];

const READERS: Readonly<Record<SettingType, Reader>> = {
  text: (value, { keepsBlanks }) => {
    const text = toText(value);
    return keepsBlanks ? text?.replaceAll(/[\p{Cc}<>]/gu, '') : text && cleanLine(text);
  },
  email: (value) => {
    const text = toText(value)?.trim();
    return text === '' || isEmailAddress(text ?? '') ? text : undefined;
  },
  color: (value) => {
    const text = toText(value)?.trim().toLowerCase();
    return text !== undefined && /^#([\da-f]{3}|[\da-f]{6})$/.test(text) ? text : undefined;
  },
  // A password is stored unchanged: every character counts.
  password: (value) => toText(value)?.trim(),
  number: (value) => {
    const text = toText(value)?.trim();
    return text !== undefined && /^(-?\d+(\.\d+)?)?$/.test(text) ? text : undefined;
  },
  textarea: (value) => {
    const text = toText(value);
    return text && cleanText(text);
  },
  select: readChoice,
  radio: readChoice,
  multiselect: (value, _definition, choices) => {
    if (value === null || value === '' || value === undefined) return [];
    if (!Array.isArray(value)) return undefined;
    const chosen = value.filter((choice) => typeof choice === 'string');
    // Invalid choices are dropped silently, as on the platform.
    return chosen.filter((choice) => Object.hasOwn(choices, choice));
  },
  checkbox: (value, definition) => {
    if (value === 'yes' || value === 'no') return value;
    const isEmpty = value === null || value === undefined || value === '' || value === false;
    if (!isEmpty) return undefined;
    return definition.default === 'yes' ? 'yes' : 'no';
  },
  relative_date_selector: (value) => {
    if (!isMap(value)) return undefined;
    const number = toText(value['number'])?.trim();
    const unit = toText(value['unit']);
    if (number === undefined || !/^([1-9]\d{0,3})?$/.test(number)) return undefined;
    return unit !== undefined && UNITS.includes(unit) ? { number, unit } : undefined;
  },
};

export function readValue(
  definition: SettingDefinition,
  choices: Choices | undefined,
  value: unknown,
): string | string[] | RelativeDate | undefined {
  return READERS[definition.type](value, definition, choices ?? {});
}

function readChoice(value: unknown, _definition: SettingDefinition, choices: Choices): string | undefined {
  const text = toText(value);
  return text !== undefined && Object.hasOwn(choices, text) ? text : undefined;
}

function toText(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}
