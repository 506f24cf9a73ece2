import { toFailure } from '@admin/http';

/** Why a term was not created. */
export interface TermProblem {
  /**
   * - `exists`: there is one already
   * - `refused`: for a reason, which another attempt would not change
   * - `broken`: nobody can tell why; another attempt may help
   */
  kind: 'exists' | 'refused' | 'broken';
  /** Plain text. */
  message: string;
  /** Id of the existing term, if the host sends it. */
  id?: number;
}

/** Interprets the error of a rejected `createTerm`. */
export function getTermProblem(error: unknown): TermProblem {
  const { kind, code, status = 0, message, resourceId } = toFailure(error);
  if (code === 'term_exists')
    return { kind: 'exists', message, ...(resourceId !== undefined && { id: resourceId }) };
  const isRefused = kind === 'session' || (kind === 'http' && status < 500);
  return { kind: isRefused ? 'refused' : 'broken', message };
}
