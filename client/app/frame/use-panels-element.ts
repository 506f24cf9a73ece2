import { useEffect, useState } from 'react';

const ID = 'woocommerce-embedded-layout__primary';

/** An element after the host's settings form, or after the page, for panels which belong to it and not to the form. */
export function usePanelsElement(): HTMLElement {
  const [element] = useState(() => Object.assign(document.createElement('div'), { id: ID }));
  useEffect(() => {
    const place = document.getElementById('mainform') ?? document.querySelector('#wpbody-content .wrap');
    place?.after(element);
    return () => element.remove();
  }, [element]);
  return element;
}
