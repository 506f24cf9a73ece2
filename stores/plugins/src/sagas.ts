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

/** The state of one plugin is part of the two lists, which are read once. */
export function* ensureLists(_slug: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() =>
    registry.resolve((read) => [read('plugins').getInstalledPlugins(), read('plugins').getActivePlugins()]),
  );
}

/** Nothing is connected without the connectivity plugin, and browsers complain of a route that is not there. */
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
 * Puts plugins on the server, one after the other.
 * @throws ApiError when some failed; `getPluginProblems` tells which, the others are installed
 */
export function* installPlugins(slugs: readonly string[]): Saga<SetUpPlugins> {
  return yield* setUpPlugins(slugs, ['install']);
}

/**
 * Switches plugins on that are on the server.
 * @throws ApiError when some failed; `getPluginProblems` tells which, the others are active
 */
export function* activatePlugins(slugs: readonly string[]): Saga<SetUpPlugins> {
  return yield* setUpPlugins(slugs, ['activate']);
}

/**
 * Brings plugins from wherever they are to being active, one after the other. A plugin that fails
 * does not hold up the others, and asking again only does what is left to do.
 * @throws ApiError when some failed; `getPluginProblems` tells which and at which step
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
    // Reached on cancellation too, so no plugin is left waiting.
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
    // A step belongs to whoever waits for it. When this operation is canceled it continues by itself,
    // since no server can be told to leave a plugin half installed.
    const problem = yield* call(() => registry.dispatch('plugins').runStep(step, slug));
    if (problem) return problem;
  }
  return undefined;
}

function* isDone(step: PluginStep, slug: string): Saga<boolean> {
  const { installed, active } = yield* select(pluginsSlice.selectSlice);
  return (active?.includes(slug) || (step === 'install' && installed?.includes(slug))) ?? false;
}

/** One step of one plugin; returns what went wrong. Whoever asks for the same one meanwhile joins it. */
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
 * What is known of the plugins led to a step that failed, or nobody can tell whether it did: both lists are read again,
 * and a step that they say was done is no problem. It may have been done without an answer, or by somebody else.
 */
function* fail(problem: PluginProblem): Saga<PluginProblem | undefined> {
  const { step, slug } = problem;
  try {
    yield* fetchInstalledPlugins();
    yield* fetchActivePlugins();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The lists stay as they were; the problem of the plugin is what the user has to hear of.
  }
  if (yield* isDone(step, slug)) {
    yield* put(step === 'install' ? pluginInstalled(slug) : pluginActivated({ slug }));
    return undefined;
  }
  yield* put(stepFailed(problem));
  return problem;
}

/**
 * Starts connecting the shop to the provider of a plugin; returns where the owner has to go.
 * @throws ApiError when the plugin is missing or the provider does not answer
 */
export function* connectProvider(provider: ProviderName): Saga<string> {
  return yield* request(api.connectProvider, provider);
}

/** Starts connecting the shop to the marketplace; returns where the owner has to go. */
export function* requestMarketplaceConnection(): Saga<string> {
  return yield* request(api.requestMarketplaceConnection);
}

/** Finishes it with the token the owner brought back. */
export function* finishMarketplaceConnection(requestToken: string): Saga {
  yield* request(api.finishMarketplaceConnection, requestToken);
}

/** What is known of the connection holds only as long as the connectivity plugin does not come or go. */
export function* watchConnectivity(): Saga {
  const registry = yield* getRegistry();
  // oxlint-disable-next-line require-yield -- takeEvery takes sagas
  yield* takeEvery(pluginActivated, function* ({ payload: { slug } }) {
    if (slug === 'jetpack') registry.invalidate('plugins').isJetpackConnected();
  });
}
