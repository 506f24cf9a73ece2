import { useId, useRef, useState, type KeyboardEvent } from 'react';

interface CellFieldProps {
  /** Label of the field: `List price of Red, S`. */
  label: string;
  /** In the API's format. */
  value: string;
  /** The arrow keys move within this column. */
  column: string;
  onChange: (value: string) => void;
  /** Converts typed text to the API's format, or returns an error message. */
  read: (typed: string) => { value: string } | { error: string };
  write?: ((value: string) => string) | undefined;
  placeholder?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  inputMode?: 'decimal' | 'numeric' | undefined;
}

/**
 * An editable cell. Kept simple, since there are hundreds of them: Enter and the arrow keys move to the next row,
 * Escape restores the value from before the field was focused.
 */
export function CellField(props: CellFieldProps) {
  const { label, value, column, onChange, read, write = String, placeholder, disabled, inputMode } = props;
  const [typed, setTyped] = useState<string>();
  const before = useRef(value);
  const noteId = useId();
  const result = typed === undefined ? undefined : read(typed);
  const error = (result && 'error' in result ? result.error : undefined) ?? props.error;

  const take = (text: string) => {
    setTyped(text);
    const taken = read(text);
    // An invalid value is not saved at all, and the value from before is restored.
    const next = 'value' in taken ? taken.value : before.current;
    if (next !== value) onChange(next);
  };
  const leave = () => {
    // Invalid text stays until it is corrected.
    if (result && 'value' in result) setTyped(undefined);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      setTyped(undefined);
      if (before.current !== value) onChange(before.current);
    }
    const step = STEPS[event.key];
    if (step !== undefined && focusRow(event.currentTarget, column, step)) event.preventDefault();
  };

  return (
    <span className="sa-variation-cell">
      <input
        type="text"
        className="sa-variation-cell__input"
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : noteId}
        autoComplete="off"
        data-column={column}
        disabled={disabled}
        inputMode={inputMode}
        placeholder={placeholder}
        value={typed ?? write(value)}
        onChange={(event) => take(event.target.value)}
        onFocus={() => {
          if (typed === undefined) before.current = value;
        }}
        onBlur={leave}
        onKeyDown={pressKey}
      />
      {error !== undefined && (
        <span id={noteId} className="sa-variation-cell__error">
          {error}
        </span>
      )}
    </span>
  );
}

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** @returns whether that row exists */
function focusRow(input: HTMLInputElement, column: string, step: number): boolean {
  const row = input.closest('tr');
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const target = next?.querySelector<HTMLInputElement>(`[data-column="${column}"]`);
  target?.focus();
  target?.select();
  return target !== null && target !== undefined;
}
