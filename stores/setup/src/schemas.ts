import { mapOrEmpty, phpObject } from '@admin/schemas';
import * as v from 'valibot';

const StepsSchema = v.pipe(
  phpObject({ core_profiler_completed_steps: mapOrEmpty(v.unknown()) }),
  v.transform(({ core_profiler_completed_steps }) => Object.keys(core_profiler_completed_steps)),
);

export const parseSteps = v.parser(StepsSchema);

export const parseCompletion = v.parser(
  v.pipe(
    phpObject({ results: StepsSchema }),
    v.transform(({ results }) => results),
  ),
);
