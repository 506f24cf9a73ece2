import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SubmissionErrors, ValidationErrors } from 'final-form';
import { Form } from 'react-final-form';
import { __ } from '@wordpress/i18n';
import { CancelledError } from '@admin/data';
import { announce, Button } from '@admin/ui';
import { ErrorList } from './error-list';
import { LeavingGuard } from './leaving-guard';
import { mergeSavedValues } from './merge-saved-values';
import { WithDraft } from './with-draft';
import './save-form.css';

export interface SaveFormProps<Values> {
  /** The saved values when the form opens. */
  initialValues: Values;
  /** The draft name, such as `shipping/rates`. If set, unsaved values are stored until they are saved. */
  draft?: string | undefined;
  /** Fields that are not stored in drafts, such as passwords. */
  secretFields?: readonly string[] | undefined;
  /** Returns messages by field. */
  validate?: ((values: Values) => ValidationErrors) | undefined;
  /** Resolves when the server has confirmed all values. */
  save: (values: Values) => Promise<unknown>;
  /** Converts a save error to messages by field, with `[FORM_ERROR]` for the form. */
  explain: (error: unknown) => Exclude<SubmissionErrors, undefined>;
  /** What it still has to tell the server keeps the form busy. */
  onSaved: () => void | Promise<void>;
  submitLabel: ReactNode;
  /** Shown next to the button, such as a skip link. */
  actions?: ReactNode;
  /** Whether the user has confirmed leaving, knowing that a draft is stored. */
  mayLeave?: (() => boolean) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form whose values are saved together. A failed save keeps what was typed and says what was not saved, the first
 * field with an error takes the focus, leaving with something unsaved asks first, and a second press while a save is
 * under way does nothing.
 */
export function SaveForm<Values extends object>(props: SaveFormProps<Values>) {
  const { draft, secretFields, validate, save, explain, onSaved, submitLabel, actions, mayLeave, className } =
    props;
  // Stored values may change while the form is open; typed values must not change with them.
  const [initialValues] = useState(props.initialValues);
  const isLeavingSaved = useRef(false);
  const { formElement, focusFirstError, focusField } = useErrorFocus();

  return (
    <Form<Values>
      initialValues={initialValues}
      {...(validate ? { validate } : {})}
      subscription={{ submitting: true }}
      onSubmit={async (values, form) => {
        try {
          await save(values);
        } catch (error) {
          return error instanceof CancelledError ? undefined : explain(error);
        }
        mergeSavedValues(form, values);
        isLeavingSaved.current = true;
        await onSaved();
        isLeavingSaved.current = false;
        return undefined;
      }}
    >
      {({ handleSubmit, submitting }) => (
        <form
          ref={formElement}
          className={className ? `sa-save-form ${className}` : 'sa-save-form'}
          noValidate
          onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(focusFirstError)}
        >
          <LeavingGuard isLeavingSaved={isLeavingSaved} mayLeave={mayLeave} />
          {submitting && <SavingAnnouncement />}
          <WithDraft name={draft} secretFields={secretFields}>
            <ErrorList onSelect={focusField} />
            {props.children}
          </WithDraft>
          <div className="sa-save-form__actions">
            <Button type="submit" variant="primary" busy={submitting}>
              {submitLabel}
            </Button>
            {actions}
          </div>
        </form>
      )}
    </Form>
  );
}

/** The button shows the state visually; this announces it to screen readers. */
function SavingAnnouncement() {
  useEffect(() => announce(__('Saving…', 'store-admin')), []);
  return null;
}

/** After a failed attempt to save, focuses the first field with an error. */
function useErrorFocus() {
  const formElement = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    if (attempts > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function focusField(name: string) {
    const control = formElement.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  return { formElement, focusFirstError: () => setAttempts((count) => count + 1), focusField };
}
