import { nanoid } from '@reduxjs/toolkit';
import { call, getRegistry, put, request, select, takeEvery, type Saga } from '@admin/data';
import { ApiError, toFailure } from '@admin/http';
import * as api from './api';
import { PluginsError } from './plugins-error';
import {
  jetpackConnectionReceived,
  jetpackConnectUrlReceived,
  listsReceived,
  operationEnded,
  operationStarted,
  pluginActivated,
  pluginInstalled,
  pluginSettled,
  pluginsSlice,
  stepFailed,
  stepStarted,
} from './slice';
import type { PluginProblem, PluginStep, ProviderName, SetUpPlugins } from './types';

export function* fetchInstalledPlugins(): Saga {
  yield* put(listsReceived({ installed: yield* request(api.fetchInstalledPlugins) }));
}

export function* fetchActivePlugins(): Saga {
  yield* put(listsReceived({ active: yield* request(api.fetchActivePlugins) }));
}

/** The state of one plugin is derived from the two lists. */
export function* ensureLists(_slug: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() =>
    registry.resolve((read) => [read('plugins').getInstalledPlugins(), read('plugins').getActivePlugins()]),
  );
}

/** Skips the request without Jetpack, since browsers log an error for a missing route. */
export function* fetchJetpackConnection(): Saga {
  const { active } = yield* select(pluginsSlice.selectSlice);
  const isMissing = active !== null && !active.includes('jetpack');
  yield* put(jetpackConnectionReceived(!isMissing && (yield* request(api.fetchJetpackConnection))));
}

export function* fetchJetpackConnectUrl(redirectUrl: string): Saga {
  const url = yield* request(api.fetchJetpackConnectUrl, redirectUrl);
  yield* put(jetpackConnectUrlReceived({ redirectUrl, url }));
}

/**
 * Installs plugins, one after the other.
 * @throws ApiError when some failed; `getPluginProblems` lists them, the others are installed
 */
export function* installPlugins(slugs: readonly string[]): Saga<SetUpPlugins> {
  return yield* setUpPlugins(slugs, ['install']);
}

/**
 * Activates installed plugins.
 * @throws ApiError when some failed; `getPluginProblems` lists them, the others are active
 */
export function* activatePlugins(slugs: readonly string[]): Saga<SetUpPlugins> {
  return yield* setUpPlugins(slugs, ['activate']);
}

/**
 * Installs and activates plugins, one after the other. A failing plugin does not stop the others, and a retry only does
 * the remaining steps.
 * @throws ApiError when some failed; `getPluginProblems` lists them with their steps
 */
export function* installAndActivatePlugins(slugs: readonly string[]): Saga<SetUpPlugins> {
  return yield* setUpPlugins(slugs, ['install', 'activate']);
}

function* setUpPlugins(slugs: readonly string[], steps: readonly PluginStep[]): Saga<SetUpPlugins> {
  const wanted = [...new Set(slugs)];
  const problems: PluginProblem[] = [];
  const id = nanoid();
  yield* put(operationStarted({ id, slugs: wanted }));
  try {
    for (const slug of wanted) {
      const problem = yield* setUpPlugin(slug, steps);
      if (problem) problems.push(problem);
      yield* put(pluginSettled({ id, slug, ...(problem ? { problem } : {}) }));
    }
  } finally {
    // Also runs on cancellation, so no plugin stays pending.
    yield* put(operationEnded(id));
  }
  if (problems.length > 0) throw new PluginsError(problems);
  return {
    installed: steps.includes('install') ? wanted : [],
    activated: steps.includes('activate') ? wanted : [],
  };
}

function* setUpPlugin(slug: string, steps: readonly PluginStep[]): Saga<PluginProblem | undefined> {
  const registry = yield* getRegistry();
  for (const step of steps) {
    if (yield* isDone(step, slug)) continue;
    // A step may be shared by several operations. It continues when this operation is canceled, since a server cannot
    // abort an installation.
    const problem = yield* call(() => registry.dispatch('plugins').runStep(step, slug));
    if (problem) return problem;
  }
  return undefined;
}

function* isDone(step: PluginStep, slug: string): Saga<boolean> {
  const { installed, active } = yield* select(pluginsSlice.selectSlice);
  return (active?.includes(slug) || (step === 'install' && installed?.includes(slug))) ?? false;
}

/** Runs one step of one plugin; returns the problem, if any. Concurrent calls for the same step share it. */
export function* runStep(step: PluginStep, slug: string): Saga<PluginProblem | undefined> {
  yield* put(stepStarted({ slug, step }));
  try {
    const { isDone: isSetUp, message, active } = yield* request(api.setUpPlugin, step, slug);
    if (isSetUp) {
      yield* put(step === 'install' ? pluginInstalled(slug) : pluginActivated({ slug, active }));
      return undefined;
    }
    return yield* fail({ slug, step, code: `${step}_failed`, message });
  } catch (error) {
    const { code, message } = toFailure(error);
    return yield* fail({ slug, step, code, message });
  }
}

/**
 * After a failed step or one with an unknown outcome, both lists are read again. If they show that the step was done
 * (the response was lost, or another user did it), there is no problem.
 */
function* fail(problem: PluginProblem): Saga<PluginProblem | undefined> {
  const { step, slug } = problem;
  try {
    yield* fetchInstalledPlugins();
    yield* fetchActivePlugins();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The lists stay as they were; the user sees the plugin's problem.
  }
  if (yield* isDone(step, slug)) {
    yield* put(step === 'install' ? pluginInstalled(slug) : pluginActivated({ slug }));
    return undefined;
  }
  yield* put(stepFailed(problem));
  return problem;
}

/**
 * Starts connecting the store to a plugin's provider; returns the URL that the user must open.
 * @throws ApiError when the plugin is missing or the provider does not answer
 */
export function* connectProvider(provider: ProviderName): Saga<string> {
  return yield* request(api.connectProvider, provider);
}

/** Starts connecting the store to the marketplace; returns the URL that the user must open. */
export function* requestMarketplaceConnection(): Saga<string> {
  return yield* request(api.requestMarketplaceConnection);
}

/** Completes the connection with the token from the return URL. */
export function* finishMarketplaceConnection(requestToken: string): Saga {
  yield* request(api.finishMarketplaceConnection, requestToken);
}

/** Invalidates the connection when Jetpack is activated or deactivated. */
export function* watchConnectivity(): Saga {
  const registry = yield* getRegistry();
  // oxlint-disable-next-line require-yield -- takeEvery takes sagas
  yield* takeEvery(pluginActivated, function* ({ payload: { slug } }) {
    if (slug === 'jetpack') registry.invalidate('plugins').isJetpackConnected();
  });
}
