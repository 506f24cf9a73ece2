import { useState } from 'react';

interface Writing<T> {
  read: (typed: string) => T;
  write: (value: T) => string;
}

/**
 * Text of a field for a formatted value. While typing, the text is kept (`12,` on the way to `12,5`); on blur, or when
 * the value changes elsewhere, it is formatted in the store's format.
 */
export function useTextDraft<T extends string | number | null>(
  value: T,
  onChange: (value: T) => void,
  { read, write }: Writing<T>,
) {
  const [typed, setTyped] = useState(() => write(value));
  return {
    value: read(typed) === value ? typed : write(value),
    onChange: (text: string) => {
      setTyped(text);
      onChange(read(text));
    },
    onBlur: () => setTyped(write(value)),
  };
}
