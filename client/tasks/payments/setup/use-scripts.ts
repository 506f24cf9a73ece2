import { useEffect, useState } from 'react';
import { loadScript } from '@admin/extensions';
import type { PostInstallScript } from '@admin/store-gateways';

type Status = 'loading' | 'ready' | 'failed';

/** Loads a gateway's setup scripts one after the other, as WordPress does, each once per page. */
export function useScripts(scripts: readonly PostInstallScript[]) {
  const [status, setStatus] = useState<Status>(scripts.length > 0 ? 'loading' : 'ready');
  const [attempts, setAttempts] = useState(0);
  const names = scripts.map(({ handle }) => handle).join();

  useEffect(() => {
    let isWanted = true;
    const tell = (next: Status) => isWanted && setStatus(next);
    loadAll(scripts).then(
      () => tell('ready'),
      () => tell('failed'),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the gateway is read anew again and again, its scripts stay
  }, [names, attempts]);

  return { status, retry: () => setAttempts((count) => count + 1) };
}

/** A failed script doesn't block the others. */
async function loadAll(scripts: readonly PostInstallScript[]): Promise<void> {
  const problems: unknown[] = [];
  for (const script of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- later ones may build on earlier ones
    await loadScript(script).catch((problem: unknown) => problems.push(problem));
  }
  if (problems.length > 0) throw new AggregateError(problems);
}
