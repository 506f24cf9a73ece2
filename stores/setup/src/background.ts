import { __, sprintf } from '@wordpress/i18n';
import { call, getRegistry, put, select, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { QueuedNotice } from '@admin/store-options';
import { getPluginProblems } from '@admin/store-plugins';
import { runEnded, runStarted, setupSlice } from './slice';
import type { SelectedExtension } from './types';

const QUEUE = 'woocommerce_admin_transient_notices_queue';
const NOTICE = 'store-setup-extensions';

/**
 * Installs and activates extensions in the background, and notifies the user of the result on any screen. If some fail,
 * a notice names them and links to the rest of the setup; it is stored on the server, so that it is kept after leaving
 * the page.
 * @param resumeUrl where the rest can be set up
 */
export function* setUpInBackground(extensions: readonly SelectedExtension[], resumeUrl: string): Saga {
  yield* put(runStarted());
  try {
    yield* setUp(extensions, resumeUrl);
  } finally {
    yield* put(runEnded());
  }
}

function* setUp(extensions: readonly SelectedExtension[], resumeUrl: string): Saga {
  const registry = yield* getRegistry();
  yield* keepNotice(extensions, resumeUrl);
  try {
    const slugs = extensions.map(({ slug }) => slug);
    yield* call(() => registry.dispatch('plugins').installAndActivatePlugins(slugs));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    yield* notifyFailure(findFailed(extensions, error), resumeUrl);
    return;
  }
  yield* forgetNotice();
  const text = sprintf(
    /* translators: %s: names of extensions, with commas between them */
    __('Installed and active: %s', 'store-admin'),
    toNames(extensions),
  );
  yield* call(() => registry.dispatch('notices').createSuccessNotice(text, { id: NOTICE }));
}

/** The extensions that failed; all of them if unknown. */
function findFailed(extensions: readonly SelectedExtension[], error: unknown): readonly SelectedExtension[] {
  const failed = getPluginProblems(error).map(({ slug }) => slug);
  return failed.length > 0 ? extensions.filter(({ slug }) => failed.includes(slug)) : extensions;
}

function* notifyFailure(extensions: readonly SelectedExtension[], resumeUrl: string): Saga {
  const registry = yield* getRegistry();
  if (yield* keepNotice(extensions, resumeUrl)) {
    // Shown from the stored queue, so that closing it also removes it from the server.
    registry.invalidate('notices').getNotices();
    return;
  }
  const { content, options } = describe(extensions, resumeUrl);
  yield* call(() => registry.dispatch('notices').createErrorNotice(content, { id: NOTICE, ...options }));
}

/** Stores the notice on the server and returns whether that worked; the setup does not depend on it. */
function* keepNotice(extensions: readonly SelectedExtension[], resumeUrl: string): Saga<boolean> {
  const registry = yield* getRegistry();
  const user = registry.select('user').getCurrentUser();
  if (!user || !(yield* select(setupSlice.selectSlice)).queuesNotices) return false;
  const notice: QueuedNotice = {
    id: NOTICE,
    status: 'error',
    user_id: user.id,
    ...describe(extensions, resumeUrl),
  };
  return yield* changeQueue((queue) => ({ ...queue, [NOTICE]: notice }));
}

function* forgetNotice(): Saga {
  yield* changeQueue((queue) => Object.fromEntries(Object.entries(queue).filter(([id]) => id !== NOTICE)));
}

type Queue = Record<string, QueuedNotice>;

const isQueue = (stored: unknown): stored is Queue => isRecord(stored);

function* changeQueue(change: (queue: Queue) => Queue): Saga<boolean> {
  const registry = yield* getRegistry();
  if (!(yield* select(setupSlice.selectSlice)).queuesNotices) return false;
  try {
    yield* call(() =>
      registry.dispatch('options').changeOption(QUEUE, (stored) => change(isQueue(stored) ? stored : {})),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

function describe(extensions: readonly SelectedExtension[], resumeUrl: string) {
  return {
    content: sprintf(
      /* translators: %s: names of extensions, with commas between them */
      __('Not set up yet: %s', 'store-admin'),
      toNames(extensions),
    ),
    options: {
      explicitDismiss: true,
      actions: [{ label: __('Retry', 'store-admin'), url: resumeUrl }],
    },
  };
}

const toNames = (extensions: readonly SelectedExtension[]): string =>
  extensions.map(({ name }) => name).join(', ');
