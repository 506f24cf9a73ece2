import { useId, useRef, useState, type KeyboardEvent } from 'react';

interface CellFieldProps {
  /** Names the field: `List price of Red, S`. */
  label: string;
  /** As the API has it. */
  value: string;
  /** The fields above and below it are those of the same column. */
  column: string;
  onChange: (value: string) => void;
  /** What was typed as the API has it, or the sentence that says why it cannot be. */
  read: (typed: string) => { value: string } | { error: string };
  write?: ((value: string) => string) | undefined;
  placeholder?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  inputMode?: 'decimal' | 'numeric' | undefined;
}

/**
 * A value in a cell, which is typed where it stands. Plain, since there are hundreds of it: Enter and the arrows go to
 * the next row, Escape takes back what was typed since the field was entered.
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
    // Of what cannot be nothing is kept, not even how it began.
    const next = 'value' in taken ? taken.value : before.current;
    if (next !== value) onChange(next);
  };
  const leave = () => {
    // What cannot be stays until it is put right.
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

/** @returns whether there is such a row */
function focusRow(input: HTMLInputElement, column: string, step: number): boolean {
  const row = input.closest('tr');
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const target = next?.querySelector<HTMLInputElement>(`[data-column="${column}"]`);
  target?.focus();
  target?.select();
  return target !== null && target !== undefined;
}
