import type { ComponentType } from 'react';
import { Contribution } from './contribution';
import type { Contributed, Extension, Kind } from './definition';

/** The component of a contribution, contained. One for each, so that it keeps its state from one drawing to the next. */
export function withContainment<P extends object>(
  extension: Extension,
  kind: Kind,
  item: Contributed,
  Component: ComponentType<P>,
): ComponentType<P> {
  return function ContainedContribution(props) {
    return (
      <Contribution extension={extension} kind={kind} item={item}>
        <Component {...props} />
      </Contribution>
    );
  };
}
