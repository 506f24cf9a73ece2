import { useEffect, useRef, useState, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';

/**
 * Creates a dialog in a lazy chunk, loaded when it is first opened. If loading fails, it shows an error and closes, so
 * that the next click tries again.
 */
export function lazyDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function LazyDialog(props) {
    const Dialog = useFetched(load, props.onClose);
    return Dialog && <Dialog {...props} />;
  };
}

function useFetched<P>(
  load: () => Promise<ComponentType<P>>,
  onClose: () => void,
): ComponentType<P> | undefined {
  const [fetched, setFetched] = useState<{ Dialog: ComponentType<P> }>();
  const report = usePromiseNotice();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let isOpen = true;
    const fetching = load().then((Dialog) => {
      if (isOpen) setFetched({ Dialog });
    });
    const failed = __('There was an error loading the content. Please try again.', 'store-admin');
    void report(fetching, { failed, id: 'late-dialog' }).then((isThere) => {
      if (!isThere && isOpen) close.current();
    });
    return () => {
      isOpen = false;
    };
  }, [load, report]);
  return fetched?.Dialog;
}
