import { useLayoutEffect } from 'react';
import { usePreference } from './hooks';

/**
 * The user's density, and a function that changes it optimistically; it rejects with `ApiError` and reverts the change
 * when the server refuses.
 */
export function useDensity() {
  const [density = 'comfortable', choose] = usePreference('density');
  return { density, choose };
}

/** Applies the user's density to the page while the caller is mounted. */
export function useDensityOfPage(): void {
  const { density } = useDensity();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = density;
    return () => void delete dataset['density'];
  }, [density]);
}
