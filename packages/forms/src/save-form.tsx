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
  /** As they are saved when the form opens. */
  initialValues: Values;
  /** Names wizard and step (`shipping/rates`): what is typed is then kept until it is saved. */
  draft?: string | undefined;
  /** Fields that a draft leaves out, such as passwords. */
  secretFields?: readonly string[] | undefined;
  /** Sentences by field. */
  validate?: ((values: Values) => ValidationErrors) | undefined;
  /** Resolves once the server confirmed all of it. */
  save: (values: Values) => Promise<unknown>;
  /** What a failed save says: sentences by field, and `[FORM_ERROR]` for the whole. */
  explain: (error: unknown) => Exclude<SubmissionErrors, undefined>;
  /** What it still has to tell the server keeps the form busy. */
  onSaved: () => void | Promise<void>;
  submitLabel: ReactNode;
  /** Beside the button, such as a way to skip. */
  actions?: ReactNode;
  /** Whether whoever leaves now was asked already, and knows that what was typed is kept. */
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
  // What is stored changes while the form is saved or left open; what was typed must not change with it.
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

/** The button shows it; whoever listens hears it. What became of it is said by whoever knows. */
function SavingAnnouncement() {
  useEffect(() => announce(__('Saving…', 'woocommerce')), []);
  return null;
}

/** The focus goes to the first field with an error, once the errors of an attempt to save are shown. */
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
