import { useEffect, useRef, useState } from 'react';
import type { TokenOption } from '../config/types';

/** Makes items of a text that names none; among them may be some that were there before. */
export type CreateTokens = (text: string) => readonly TokenOption[] | Promise<readonly TokenOption[]>;

interface TokenCreation {
  isCreating: boolean;
  /** Why it failed, as a sentence. */
  error: string | undefined;
  create: (text: string) => Promise<void>;
  clearError: () => void;
}

/** One text at a time is made into items. A failure is told and keeps the text. */
export function useTokenCreation(
  onCreate: CreateTokens | undefined,
  onCreated: (options: readonly TokenOption[]) => void,
): TokenCreation {
  const [isCreating, setCreating] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Presses follow each other faster than a state does.
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
      // What needs no waiting is there before the press that left the field does its work.
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
