import { useState } from 'react';

interface Writing<T> {
  read: (typed: string) => T;
  write: (value: T) => string;
}

/**
 * A text that stands for a value. While it is typed it stays as it is (`12,` on the way to `12,5`); once it is left, or
 * the value became another one elsewhere, it is written the way the shop does.
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
