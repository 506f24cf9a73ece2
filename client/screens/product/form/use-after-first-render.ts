import { startTransition, useEffect, useState } from 'react';

/**
 * False during the first render. Content that depends on it is rendered afterwards, and the page stays responsive
 * meanwhile.
 */
export function useAfterFirstRender(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
