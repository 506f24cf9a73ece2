import { toFailure } from '@admin/http';

/** Why a term was not made. */
export interface TermProblem {
  /**
   * - `exists`: there is one already
   * - `refused`: for a reason, which another attempt would not change
   * - `broken`: nobody can tell why; another attempt may help
   */
  kind: 'exists' | 'refused' | 'broken';
  /** Plain text. */
  message: string;
  /** The term that is there already, where the host names it. */
  id?: number;
}

/** What a rejected `createTerm` says. */
export function getTermProblem(error: unknown): TermProblem {
  const { kind, code, status = 0, message, resourceId } = toFailure(error);
  if (code === 'term_exists')
    return { kind: 'exists', message, ...(resourceId !== undefined && { id: resourceId }) };
  const isRefused = kind === 'session' || (kind === 'http' && status < 500);
  return { kind: isRefused ? 'refused' : 'broken', message };
}
