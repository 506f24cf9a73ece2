import { useEffect, useState } from 'react';

const ID = 'woocommerce-embedded-layout__primary';

/** An element after the host's form, for panels which belong to the page and not to the form. */
export function usePanelsElement(): HTMLElement {
  const [element] = useState(() => Object.assign(document.createElement('div'), { id: ID }));
  useEffect(() => {
    document.getElementById('mainform')?.after(element);
    return () => element.remove();
  }, [element]);
  return element;
}
