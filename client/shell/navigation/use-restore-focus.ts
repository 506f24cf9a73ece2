import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** A star moves to another group together with its entry, and with a new element; the focus goes along. */
export function useRestoreFocus(panel: RefObject<HTMLElement | null>, menu: unknown) {
  const focused = useRef<string>(undefined);

  useLayoutEffect(() => {
    const { current: element } = panel;
    if (focused.current === undefined || !element || element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>(`[data-favorite="${CSS.escape(focused.current)}"]`)?.focus();
  }, [panel, menu]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target.dataset['favorite'];
    },
    // Not heard when the element is removed while it has the focus.
    onBlur() {
      focused.current = undefined;
    },
  };
}
