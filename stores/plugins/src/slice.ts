import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PluginProblem, PluginStep } from './types';

export interface PluginsState {
  /** Slugs; `null` until known. */
  installed: string[] | null;
  active: string[] | null;
  /** Running operations, each with its remaining plugins. */
  operations: { id: string; slugs: string[] }[];
  /** The step in progress, by slug. */
  running: Record<string, PluginStep>;
  /** The result of the last operation, by slug. */
  outcomes: Record<string, PluginProblem | 'done'>;
  isJetpackConnected: boolean | null;
  /** URLs for connecting the store, by return URL. */
  jetpackConnectUrls: Record<string, string>;
}

const initialState: PluginsState = {
  installed: null,
  active: null,
  operations: [],
  running: {},
  outcomes: {},
  isJetpackConnected: null,
  jetpackConnectUrls: {},
};

export const pluginsSlice = createSlice({
  name: 'plugins',
  initialState,
  reducers: {
    listsReceived(state, { payload }: PayloadAction<{ installed?: string[]; active?: string[] }>) {
      Object.assign(state, payload);
    },
    operationStarted(state, { payload }: PayloadAction<PluginsState['operations'][number]>) {
      state.operations.push(payload);
      for (const slug of payload.slugs) delete state.outcomes[slug];
    },
    pluginSettled(
      state,
      {
        payload: { id, slug, problem },
      }: PayloadAction<{ id: string; slug: string; problem?: PluginProblem }>,
    ) {
      const operation = state.operations.find((other) => other.id === id);
      if (operation) operation.slugs = operation.slugs.filter((other) => other !== slug);
      state.outcomes[slug] = problem ?? 'done';
    },
    operationEnded(state, { payload: id }: PayloadAction<string>) {
      state.operations = state.operations.filter((operation) => operation.id !== id);
    },
    stepStarted(state, { payload: { slug, step } }: PayloadAction<{ slug: string; step: PluginStep }>) {
      state.running[slug] = step;
    },
    pluginInstalled(state, { payload: slug }: PayloadAction<string>) {
      if (!state.installed?.includes(slug)) state.installed?.push(slug);
      delete state.running[slug];
    },
    pluginActivated(
      state,
      { payload: { slug, active } }: PayloadAction<{ slug: string; active?: string[] | undefined }>,
    ) {
      if (active) state.active = active;
      else if (!state.active?.includes(slug)) state.active?.push(slug);
      delete state.running[slug];
    },
    stepFailed(state, { payload: { slug } }: PayloadAction<PluginProblem>) {
      delete state.running[slug];
    },
    jetpackConnectionReceived(state, { payload }: PayloadAction<boolean>) {
      state.isJetpackConnected = payload;
    },
    jetpackConnectUrlReceived(
      state,
      { payload: { redirectUrl, url } }: PayloadAction<{ redirectUrl: string; url: string }>,
    ) {
      state.jetpackConnectUrls[redirectUrl] = url;
    },
  },
});

export const {
  listsReceived,
  operationStarted,
  operationEnded,
  stepStarted,
  pluginInstalled,
  pluginActivated,
  stepFailed,
  pluginSettled,
  jetpackConnectionReceived,
  jetpackConnectUrlReceived,
} = pluginsSlice.actions;
