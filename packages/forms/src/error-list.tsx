import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import { __ } from '@wordpress/i18n';
import { Button, InlineNotice } from '@admin/ui';
import './error-list.css';

interface ErrorListProps {
  /** Focuses a field by name. */
  onSelect: (field: string) => void;
}

/** A list of errors that link to their fields. A single error is shown only at its field. */
export function ErrorList({ onSelect }: ErrorListProps) {
  const { submitFailed, errors, submitErrors, dirtyFieldsSinceLastSubmit, submitError } = useFormState({
    subscription: {
      submitFailed: true,
      errors: true,
      submitErrors: true,
      dirtyFieldsSinceLastSubmit: true,
      submitError: true,
    },
  });
  if (!submitFailed) return null;
  const refusals = Object.entries(submitErrors ?? {}).filter(
    ([field]) => !dirtyFieldsSinceLastSubmit?.[field],
  );
  const lines = getErrorLines([...Object.entries(errors ?? {}), ...refusals]);
  const heading: unknown = submitError;
  const isSummedUp = typeof heading === 'string';
  if (!isSummedUp && lines.length < 2) return null;
  return (
    <InlineNotice status="error">
      <p>{isSummedUp ? heading : __('Please check these fields:', 'store-admin')}</p>
      {lines.length > 0 && (
        <ul className="sa-error-list">
          {lines.map(([field, message]) => (
            <li key={field}>
              <Button variant="link" onClick={() => onSelect(field)}>
                {message}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </InlineNotice>
  );
}

/** Fields with the same message share a line. */
function getErrorLines(
  errors: readonly [field: string, message: unknown][],
): [field: string, message: string][] {
  const lines = new Map<string, string>();
  for (const [field, message] of errors) {
    if (field === FORM_ERROR || typeof message !== 'string' || lines.has(message)) continue;
    lines.set(message, field);
  }
  return [...lines].map(([message, field]) => [field, message]);
}
