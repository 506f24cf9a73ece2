import { useEffect, useRef, useState } from 'react';
import type { TokenOption } from '../config/types';

/** Creates items from a text. May return existing ones. */
export type CreateTokens = (text: string) => readonly TokenOption[] | Promise<readonly TokenOption[]>;

interface TokenCreation {
  isCreating: boolean;
  /** The error message, if creation failed. */
  error: string | undefined;
  create: (text: string) => Promise<void>;
  clearError: () => void;
}

/** Creates items, one text at a time. The text is kept if creation fails. */
export function useTokenCreation(
  onCreate: CreateTokens | undefined,
  onCreated: (options: readonly TokenOption[]) => void,
): TokenCreation {
  const [isCreating, setCreating] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A ref, because clicks may come before state is updated.
  const isBusy = useRef(false);
  const latest = useRef(onCreated);
  useEffect(() => {
    latest.current = onCreated;
  });

  async function create(text: string) {
    if (!onCreate || isBusy.current) return;
    isBusy.current = true;
    setCreating(true);
    setProblem(undefined);
    try {
      const made = onCreate(text);
      // Synchronous results are added before the click that left the field is handled.
      latest.current(made instanceof Promise ? await made : made);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      isBusy.current = false;
      setCreating(false);
    }
  }
  return { isCreating, error: problem, create, clearError: () => setProblem(undefined) };
}
