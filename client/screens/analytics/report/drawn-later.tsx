import { memo, useDeferredValue, useState, type ComponentType } from 'react';
import type { ReportPeriod } from './use-period';

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

/**
 * The same where another period is chosen, which changes everything. Whatever else is pressed is drawn with it: that is
 * less work than going through the screen twice.
 */
export function drawnAfterPeriod<P extends { period: ReportPeriod }>(Component: ComponentType<P>) {
  const Drawn = memo(Component) as unknown as ComponentType<P>;
  return memo(function DrawnAfterPeriod(props: P) {
    const [last, setLast] = useState(props);
    const isBehind = useDeferredValue(props.period) !== props.period;
    if (!isBehind && last !== props) setLast(props);
    return <Drawn {...(isBehind ? last : props)} />;
  });
}
