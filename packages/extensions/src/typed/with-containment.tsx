import type { ComponentType } from 'react';
import { Contribution } from './contribution';
import type { Contributed, Extension, Kind } from './definition';

/** A contribution's component with an error boundary. Cached, so that it keeps its state between renders. */
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
