import { useLayoutEffect, useState } from 'react';

/** An element above everything else on the page, for what concerns the whole store; `undefined` until it is in the page. */
export function useTopElement(): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const added = Object.assign(document.createElement('div'), { className: 'sa-store-alerts-place' });
    document.getElementById('wpbody-content')?.prepend(added);
    // oxlint-disable-next-line react/set-state-in-effect -- what is drawn in it needs it in the page, where it is from here on
    setElement(added);
    return () => added.remove();
  }, []);
  return element;
}
