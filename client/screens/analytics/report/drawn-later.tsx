import { memo, useDeferredValue, type ComponentType } from 'react';

/**
 * A component that gives way to what was pressed: its surroundings answer at once, it follows with what it was given
 * last. They are not drawn again for it, and it is drawn only when it is given something else.
 */
export function drawnLater<P extends object>(Component: ComponentType<P>) {
  // Until it follows it is given what it had, which is nothing to draw again.
  const Drawn = memo(Component) as unknown as ComponentType<P>;
  return memo(function DrawnLater(props: P) {
    return <Drawn {...useDeferredValue(props)} />;
  });
}
