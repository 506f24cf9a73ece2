import { memo, useDeferredValue, type ComponentType } from 'react';

/**
 * A component that gives way to what was pressed: its surroundings answer at once, it follows with what it was given
 * last. They are not drawn again for it, and it is drawn only when it is given something else.
 */
export const drawnLater = <P extends object>(Component: ComponentType<P>) =>
  memo(function DrawnLater(props: P) {
    return <Component {...useDeferredValue(props)} />;
  });
