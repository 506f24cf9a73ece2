import {
  HandlerResponse,
  anything,
  RestErrorWithoutStatus,
  boolean,
  requireCapability,
  route,
  UPDATE,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { connectRoutes } from './connect-routes';
import { addJob, getJob, getJobs, runDueJobs } from './jobs';
import { canManagePlugins } from './permissions';
import { getActivePlugins, getInstalledPlugins } from './queries';
import { setUpPlugins } from './setup';
import type { Outcome, SetupKind } from './setup';
import { __ } from '../../i18n';

const PLUGINS = '/wc-admin/plugins';

const canView = requireCapability('manage_woocommerce', 'view');

export const pluginRoutes: readonly Route[] = [
  ...connectRoutes,
  route({
    method: 'GET',
    path: `${PLUGINS}/active`,
    permission: canView,
    handler: (request) => ({ plugins: getActivePlugins(upToDate(request)) }),
  }),
  route({
    method: 'GET',
    path: `${PLUGINS}/installed`,
    permission: canView,
    handler: (request) => ({ plugins: getInstalledPlugins(upToDate(request)) }),
  }),
  ...setupRoutes(
    'install',
    () => __('Plugin installation has been scheduled.', 'store-admin'),
    (request, { done, changed }) => ({
      installed: done,
      results: toMap(changed.map((slug) => [slug, true])),
      install_time: toMap(changed.map((slug) => [slug, request.context.pluginDelay ?? 0])),
    }),
  ),
  ...setupRoutes(
    'activate',
    () => __('Plugin activation has been scheduled.', 'store-admin'),
    (request, { done }) => ({
      activated: done,
      active: getActivePlugins(request.context.db),
    }),
  ),
];

/** Runs it now, schedules it in the background, and returns its progress. */
function setupRoutes(
  kind: SetupKind,
  scheduled: () => string,
  describe: (request: RestRequest, outcome: Outcome) => object,
): Route[] {
  return [
    route({
      method: UPDATE,
      path: `${PLUGINS}/${kind}`,
      args: { plugins: anything(), async: boolean() },
      permission: canManagePlugins,
      handler(request) {
        const { context, args } = request;
        const slugs = readSlugs(args.plugins);
        const db = upToDate(request);
        if (args.async) {
          const duration = (context.pluginDelay ?? 0) * slugs.length;
          const id = addJob(db, kind, slugs, { now: context.clock(), duration });
          return { data: { job_id: id, plugins: slugs }, message: scheduled() };
        }
        const outcome = setUpPlugins(db, kind, slugs);
        const steps = kind === 'install' ? outcome.changed : outcome.done;
        return new HandlerResponse(
          { data: describe(request, outcome), ...toVerdict(kind, outcome) },
          { delay: (context.pluginDelay ?? 0) * steps.length },
        );
      },
    }),
    route({
      method: 'GET',
      path: `${PLUGINS}/${kind}/status`,
      permission: canManagePlugins,
      handler: (request) => getJobs(upToDate(request), kind),
    }),
    route({
      method: 'GET',
      path: `${PLUGINS}/${kind}/status/{job_id:slug}`,
      permission: canManagePlugins,
      handler: (request) => getJob(upToDate(request), kind, request.param('job_id')) ?? false,
    }),
  ];
}

/** The database after running the jobs that are due. */
function upToDate({ context: { db, clock } }: RestRequest): RestRequest['context']['db'] {
  runDueJobs(db, clock());
  return db;
}

/** Slugs are comma-separated text; the platform accepts no list here. */
function readSlugs(sent: unknown): string[] {
  const slugs = typeof sent === 'string' ? sent.split(',').map((slug) => slug.trim()) : [];
  const named = slugs.filter((slug) => slug !== '');
  if (named.length === 0) {
    throw new RestErrorWithoutStatus(
      'woocommerce_rest_invalid_plugins',
      __('Please specify the plugins.', 'store-admin'),
      404,
    );
  }
  return named;
}

/** A failed plugin is reported in a response with status 200. */
function toVerdict(kind: SetupKind, { problems }: Outcome): object {
  return {
    errors: { errors: toMap([...problems].map(([slug, problem]) => [slug, [problem]])), error_data: [] },
    success: problems.size === 0,
    message: (problems.size === 0 ? successes : failures)()[kind],
  };
}

/** The platform serializes an empty map as a list. */
function toMap(entries: readonly (readonly [string, unknown])[]): object {
  return entries.length > 0 ? Object.fromEntries(entries) : [];
}

const successes = (): Record<SetupKind, string> => ({
  install: __('All plugins were installed.', 'store-admin'),
  activate: __('All plugins were activated.', 'store-admin'),
});

const failures = (): Record<SetupKind, string> => ({
  install: __('Some plugins could not be installed.', 'store-admin'),
  activate: __('Some plugins could not be activated.', 'store-admin'),
});
