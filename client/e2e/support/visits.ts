import { test } from '../fixtures';
import type { Visitor } from './visitor';
import type { Visitors, VisitOptions } from './visitors';

/** A visitor with a browser profile of their own; on a desktop screen unless told otherwise. */
export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/** Lets the tests of a file, or of a group in it, visit the site that `getOrigin` names once everything has started. */
export function startVisits(getOrigin: () => string): Visit {
  let ofWorker: Visitors | undefined;
  test.beforeAll(({ visitors }) => {
    ofWorker = visitors;
  });
  return (options) => {
    if (!ofWorker) throw new Error('The browser has not started yet.');
    return ofWorker.arrive(getOrigin(), options);
  };
}
