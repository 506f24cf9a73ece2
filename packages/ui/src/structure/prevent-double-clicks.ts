const CONTROL = 'a[href], button, input, select, textarea, summary, label, [role], [tabindex]';

/**
 * Keeps the second click of a double click from acting on another control than the first: the first may have closed a
 * dialog or taken a row away, and what lay beneath is under the pointer then. Gives back the function which ends it.
 */
export function preventDoubleClicks(page: Document): () => void {
  let first: Element | undefined;

  const guard = (event: MouseEvent) => {
    // How many times in a row; 0 for clicks by key or script.
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
  // A click on a label is one on its control as well.
  return (control instanceof HTMLLabelElement && control.control) || control;
}
