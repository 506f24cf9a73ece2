import { startTransition, useEffect, useState } from 'react';

/** False while something is rendered for the first time. What waits for it is rendered after, and the page answers meanwhile. */
export function useAfterFirstRender(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
