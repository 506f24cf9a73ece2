import { useLayoutEffect, useState } from 'react';

const ID = 'woocommerce-embedded-layout__primary';

/**
 * An element after the host's settings form, or after the page, for panels which belong to it and not to the form.
 * It is `undefined` until it is in the page: dialogs and popovers cannot open in an element that is not.
 */
export function usePanelsElement(): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const place = document.getElementById('mainform') ?? document.querySelector('#wpbody-content .wrap');
    if (!place) return undefined;
    const added = Object.assign(document.createElement('div'), { id: ID });
    place.after(added);
    // oxlint-disable-next-line react/set-state-in-effect -- what is drawn in it needs it in the page, where it is from here on
    setElement(added);
    return () => added.remove();
  }, []);
  return element;
}
