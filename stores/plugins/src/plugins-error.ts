import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@admin/http';
import { getPluginName } from './names';
import type { PluginProblem } from './types';

/** Some plugins failed to be installed or activated; the others succeeded. */
export class PluginsError extends ApiError {
  readonly problems: readonly PluginProblem[];

  constructor(problems: readonly PluginProblem[]) {
    super({ kind: 'http', code: 'plugins_failed', status: 200, message: formatPluginProblems(problems) });
    this.problems = problems;
  }
}

/** The plugins that failed; empty if the operation failed for another reason. */
export function getPluginProblems(error: unknown): readonly PluginProblem[] {
  if (error instanceof PluginsError) return error.problems;
  return error instanceof Error && error.cause !== undefined ? getPluginProblems(error.cause) : [];
}

/**
 * One sentence for each plugin.
 * @param names by slug, for plugins whose names the dashboard does not know
 */
export const formatPluginProblems = (
  problems: readonly PluginProblem[],
  names: Readonly<Record<string, string>> = {},
): string =>
  problems
    .map((problem) => formatPluginProblem(problem, names[problem.slug] ?? getPluginName(problem.slug)))
    .join(' ');

function formatPluginProblem({ step, message }: PluginProblem, name: string): string {
  if (step === 'install') {
    /* translators: %1$s: name of a plugin, %2$s: the reason, a sentence */
    return sprintf(__('%1$s could not be installed. %2$s', 'store-admin'), name, message).trim();
  }
  /* translators: %1$s: name of a plugin, %2$s: the reason, a sentence */
  return sprintf(__('%1$s could not be activated. %2$s', 'store-admin'), name, message).trim();
}
