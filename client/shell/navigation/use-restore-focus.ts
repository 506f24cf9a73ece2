import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Restores the focus when a favorite's entry moves to another group, which creates a new star element. */
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
    // Not called when the focused element is removed.
    onBlur() {
      focused.current = undefined;
    },
  };
}
