import { useEffect, useState } from 'react';
import type { FormApi } from 'final-form';
import { useForm } from 'react-final-form';
import { readDraft, writeDraft, type Draft } from './draft-storage';

export interface DraftOptions {
  /** Fields that never get into the browser's storage, such as passwords. */
  secretFields?: readonly string[] | undefined;
}

/**
 * Keeps what is typed into a form until it is saved: through a reload, a crash of the server, a lost session and the
 * back button. Only edited fields are kept, so whatever else was saved meanwhile stays as saved. The draft goes when
 * the form's values are the initial ones again; a form that was saved says so by `form.initialize(values)`.
 *
 * To be called inside the `<Form>`, in a component that has the fields inside it: fields set their first value when
 * they appear, and the draft has to come after them.
 * @param name names wizard and step, such as `shipping/rates`; without it nothing is kept
 */
export function useDraft(name: string | undefined, { secretFields = NONE }: DraftOptions = {}) {
  const form = useForm<Values>();
  const [isRestored, setRestored] = useState(false);
  // Read once per mount: the effect below ends the save's mark, and Strict Mode runs it twice.
  const [wasSubmitting] = useState(() => name !== undefined && submitting.has(name));

  useEffect(() => {
    if (name === undefined) return;
    let isBack = restore(form, readDraft(name)) && !wasSubmitting;
    return form.subscribe(
      ({ values, initialValues, submitting: isSubmitting }) => {
        const draft = getEdits(values, initialValues, secretFields);
        writeDraft(name, draft);
        if (isSubmitting) submitting.add(name);
        else submitting.delete(name);
        isBack &&= !isSubmitting && Object.keys(draft).length > 0;
        setRestored(isBack);
      },
      { values: true, initialValues: true, submitting: true },
    );
  }, [form, name, secretFields, wasSubmitting]);

  return {
    /** What is shown came back from an earlier visit, and nobody tried to save it since. */
    isRestored,
    /** Back to what is saved. */
    discard: () => form.reset(),
  };
}

type Values = Record<string, unknown>;

const NONE: readonly string[] = [];

/**
 * Forms in the middle of a save. Some are unmounted by it and come back when it failed; the user did not leave those,
 * so they get their values back without a notice.
 */
const submitting = new Set<string>();

/** Only fields that the form still has, with values of the kind it knows, come back. */
function restore(form: FormApi<Values>, draft: Draft): boolean {
  const { initialValues = {} } = form.getState();
  const kept = Object.entries(draft).filter(
    ([field, value]) => Object.hasOwn(initialValues, field) && typeof initialValues[field] === typeof value,
  );
  form.batch(() => {
    for (const [field, value] of kept) form.change(field, value);
  });
  return kept.length > 0;
}

function getEdits(values: Values, initialValues: Values = {}, secretFields: readonly string[]): Draft {
  const edited = Object.entries(values).filter(
    ([field, value]) => value !== initialValues[field] && !secretFields.includes(field),
  );
  return Object.fromEntries(edited);
}
