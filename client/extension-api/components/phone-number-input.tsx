import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { SearchableSelect, TextField } from '@admin/ui';
import CALLING_CODES from './calling-codes.json';

/** Calling codes by country code (ITU-T E.164). */
const codes: Readonly<Record<string, string>> = CALLING_CODES;

/** The preferred country of each calling code that several countries share. */
const USUAL = ['US', 'GB', 'RU', 'IT', 'FR', 'NO', 'AU', 'MA', 'FI'];

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Returns the country whose calling code the number starts with; the longest match wins. */
function countryOf(value: string): string {
  const digits = digitsOf(value);
  const fitting = Object.entries(codes).filter(([, code]) => digits.startsWith(code));
  const longest = Math.max(0, ...fitting.map(([, code]) => code.length));
  const countries = fitting.filter(([, code]) => code.length === longest).map(([country]) => country);
  return USUAL.find((country) => countries.includes(country)) ?? countries[0] ?? 'US';
}

export interface PhoneNumberInputProps {
  /** With the calling code: `+49 421 12345`. */
  readonly value: string;
  /** Called with the number as entered, its digits alone, and the country code. */
  readonly onChange: (value: string, e164: string, country: string) => void;
  readonly id?: string;
  readonly className?: string;
}

/** A phone number with its country. */
export function PhoneNumberInput({ value, onChange, id, className }: PhoneNumberInputProps) {
  const [country, setCountry] = useState(() => countryOf(value));
  const code = codes[country] ?? '';
  const local = value
    .replaceAll(/[^\d -]/g, '')
    .replace(code, '')
    .trimStart();
  const { countries } = getHost().settings;
  function tell(next: string, number: string) {
    const whole = `+${codes[next] ?? ''} ${number}`;
    onChange(whole, `+${digitsOf(whole)}`, next);
  }
  return (
    <div className={['sa-extension-row', className].filter(Boolean).join(' ')}>
      <SearchableSelect
        label={__('Country', 'store-admin')}
        value={country}
        options={Object.entries(codes).map(([letters, digits]) => ({
          value: letters,
          label: `${countries[letters] ?? letters} +${digits}`,
        }))}
        onChange={(next) => {
          setCountry(next);
          tell(next, local);
        }}
      />
      <TextField
        {...(id === undefined ? {} : { id })}
        type="tel"
        autoComplete="tel-national"
        label={__('Phone number', 'store-admin')}
        prefix={`+${code}`}
        value={local}
        onChange={(number) => tell(country, number.replaceAll(/[^\d -]/g, ''))}
      />
    </div>
  );
}
