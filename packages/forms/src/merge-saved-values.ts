import type { FormApi } from 'final-form';

/**
 * Makes what is saved what the form starts from. A field whose value is another than the one that was sent stays as it
 * is, and unsaved: it was typed while the save was under way.
 * @param sent values by field; a field that is missing was not saved and stays as it is, too
 */
export function mergeSavedValues<Values extends object>(
  form: FormApi<Values>,
  saved: Values,
  sent: Partial<Values> = saved,
): void {
  const shown = Object.entries(form.getState().values);
  form.batch(() => {
    form.initialize(saved);
    for (const [field, value] of shown) {
      if (value !== Object(sent)[field]) form.change(field as keyof Values, value);
    }
  });
}
