import { useLayoutEffect, useState } from 'react';

/** An element above everything else on the page, for what concerns the whole store; `undefined` until it is in the page. */
export function useTopElement(): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const added = Object.assign(document.createElement('div'), { className: 'sa-store-alerts-place' });
    document.getElementById('wpbody-content')?.prepend(added);
    setElement(added);
    return () => added.remove();
  }, []);
  return element;
}
