import { toMultiError } from '@admin/http';
import { flag, optional, phpObject, tolerantList } from '@admin/schemas';
import * as v from 'valibot';
import type { PluginStep } from './types';

const SlugsSchema = tolerantList(v.string());

export const parseSlugs = v.parser(
  v.pipe(
    phpObject({ plugins: SlugsSchema }),
    v.transform(({ plugins }) => plugins),
  ),
);

export const parseIsActive = v.parser(
  v.pipe(
    phpObject({ isActive: flag }),
    v.transform(({ isActive }) => isActive),
  ),
);

const parseStep = v.parser(
  phpObject({
    success: flag,
    data: optional(phpObject({ active: optional(SlugsSchema) })),
    errors: v.optional(v.unknown()),
  }),
);

/** Parses the response for one step of one plugin; its HTTP status is always 200. */
export function parseStepResponse(payload: unknown, step: PluginStep, slug: string) {
  const { success, data, errors } = parseStep(payload);
  const problem = toMultiError(errors)?.errors[slug];
  return {
    isDone: success && problem === undefined,
    /** The reason of a failure; empty if there is only the general message, which is less specific. */
    message: problem?.join(' ') ?? '',
    /** All active plugins, after an activation. */
    active: step === 'activate' ? data?.active : undefined,
  };
}

/** The browser navigates to these URLs, so anything but http(s) is rejected. */
const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\//i));

export const parseConnectAction = v.parser(
  v.pipe(
    phpObject({ connectAction: httpUrl }),
    v.transform(({ connectAction }) => connectAction),
  ),
);

export const parseConnectUrl = v.parser(
  v.pipe(
    phpObject({ connectUrl: httpUrl }),
    v.transform(({ connectUrl }) => connectUrl),
  ),
);
