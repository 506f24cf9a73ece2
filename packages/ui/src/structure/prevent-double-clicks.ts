const CONTROL = 'a[href], button, input, select, textarea, summary, label, [role], [tabindex]';

/**
 * Prevents the second click of a double click from reaching a different control: the first may have closed a dialog or
 * removed a row. Returns a function that stops it.
 */
export function preventDoubleClicks(page: Document): () => void {
  let first: Element | undefined;

  const guard = (event: MouseEvent) => {
    // The click count; 0 for clicks by keyboard or script.
    if (event.detail <= 1) {
      if (event.detail === 1) first = getControl(event);
      return;
    }
    if (getControl(event) === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const types = ['mousedown', 'click', 'dblclick'] as const;
  for (const type of types) page.addEventListener(type, guard, true);
  return () => {
    for (const type of types) page.removeEventListener(type, guard, true);
  };
}

function getControl({ target }: MouseEvent): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest(CONTROL) ?? target;
  // A click on a label is also a click on its control.
  return (control instanceof HTMLLabelElement && control.control) || control;
}
