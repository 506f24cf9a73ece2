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

/** What the server says of one step of one plugin, always with a status of 200. */
export function parseStepAnswer(payload: unknown, step: PluginStep, slug: string) {
  const { success, data, errors } = parseStep(payload);
  const problem = toMultiError(errors)?.errors[slug];
  return {
    isDone: success && problem === undefined,
    /** The reason when it is not done; empty when there is only the general message, which says no more. */
    message: problem?.join(' ') ?? '',
    /** All active plugins, after an activation. */
    active: step === 'activate' ? data?.active : undefined,
  };
}

/** Browsers are sent to these addresses, so anything but http(s) is an answer nobody can use. */
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
