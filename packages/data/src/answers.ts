import { ApiError } from '@admin/http';
import type { Path } from './parts';
import type { Recorder } from './recording';
import {
  resolutionPath,
  RESOLUTION,
  type Resolution,
  type StoreResolutions,
  type Target,
} from './resolution';
import type { Resolving } from './resolving';

/** What the registry itself knows of the data of its stores. */
export interface Answers {
  statusOf(target: Target): Resolution;
  statusesOf(store: string): StoreResolutions;
  /** What a query answers once all that it asks for is there. */
  resolve<T>(query: () => T): Promise<T>;
}

interface Surroundings {
  recorder: Recorder;
  resolving: Resolving;
  getResolutions(store: string): StoreResolutions | undefined;
}

export function createAnswers({ recorder, resolving, getResolutions }: Surroundings): Answers {
  /** What is asked here is noted like a selector call, so that readers hear of changes. */
  const noteOwn = <R>(asked: unknown, path: Path, getValue: () => R): R =>
    recorder.note(asked, path, (_args, _isTracing, last) => {
      const paths = last?.paths ?? [path];
      return {
        selector: asked,
        args: path,
        value: getValue(),
        paths,
        traced: paths,
        request: undefined,
        isVolatile: true, // A run counts from the moment it is planned.
      };
    });
  const statusOf = (target: Target): Resolution =>
    noteOwn(statusOf, resolutionPath(target), () => resolving.statusOf(target));
  const statusesOf = (store: string): StoreResolutions =>
    noteOwn(statusesOf, [RESOLUTION, store], () => getResolutions(store) ?? {});

  async function resolve<T>(query: () => T): Promise<T> {
    for (;;) {
      const { value, calls } = recorder.record(query);
      const requests = calls.flatMap(({ request }) => request ?? []);
      const statuses = requests.map(({ target }) => resolving.statusOf(target));
      const failure = statuses.find((status) => status.failure)?.failure;
      if (failure) throw new ApiError(failure);
      const pending = requests.filter((_, index) => statuses[index]?.status === 'resolving');
      if (pending.length === 0) return value;
      await Promise.all(pending.map(resolving.waitFor));
    }
  }

  return { statusOf, statusesOf, resolve };
}
