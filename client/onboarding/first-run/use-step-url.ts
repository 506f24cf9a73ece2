import { useEffect } from 'react';
import { getHistory, getNewPath, updateQueryString, usePathname, useQuery } from '@admin/navigation';

/**
 * Returns the step in the URL, and a function that opens another. A URL without a step is replaced with that of the
 * step where the user continues, so that the browser's back button doesn't return to it.
 */
export function useStepUrl<Step extends string>(
  isStep: (step: string | undefined) => step is Step,
  resumed: Step,
): { step: Step; open: (step: Step) => void } {
  const path = usePathname();
  const { step: named } = useQuery();
  const isNamed = isStep(named);

  useEffect(() => {
    if (!isNamed) getHistory().replace(getNewPath({ step: resumed }, path));
  }, [isNamed, resumed, path]);

  return { step: isNamed ? named : resumed, open: (step) => updateQueryString({ step }, path) };
}
