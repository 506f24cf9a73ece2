import { useLayoutEffect, useState } from 'react';

/** An element above everything else on the page, for what concerns the whole store. */
export function useTopElement(): HTMLElement {
  const [element] = useState(() =>
    Object.assign(document.createElement('div'), { className: 'sa-store-alerts-place' }),
  );
  useLayoutEffect(() => {
    document.getElementById('wpbody-content')?.prepend(element);
    return () => element.remove();
  }, [element]);
  return element;
}
