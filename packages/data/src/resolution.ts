import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@admin/http';

export interface Resolution {
  readonly status: 'idle' | 'resolving' | 'finished' | 'failed';
  readonly failure?: Failure;
}

interface Target {
  store: string;
  selector: string;
  /** Serialised arguments; left out to address every argument list. */
  args?: string;
}

const idle: Resolution = { status: 'idle' };
const keyOf = (target: Target) => `${target.store}/${target.selector}`;

export const resolutionSlice = createSlice({
  name: 'resolution',
  initialState: {} as Record<string, Record<string, Resolution>>,
  reducers: {
    resolutionChanged(
      state,
      { payload }: PayloadAction<{ target: Required<Target>; resolution: Resolution }>,
    ) {
      (state[keyOf(payload.target)] ??= {})[payload.target.args] = payload.resolution;
    },
    resolutionForgotten(state, { payload }: PayloadAction<Target>) {
      if (payload.args === undefined) delete state[keyOf(payload)];
      else delete state[keyOf(payload)]?.[payload.args];
    },
  },
  selectors: {
    selectResolution: (state, target: Required<Target>): Resolution =>
      state[keyOf(target)]?.[target.args] ?? idle,
  },
});

/** Equal arguments give equal keys: object keys are sorted, trailing `undefined`s dropped. */
export function serialiseArgs(args: readonly unknown[]): string {
  const trimmed = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
  return JSON.stringify(trimmed, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
