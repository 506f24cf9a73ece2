import { useEffect } from 'react';
import { getHistory, getNewPath, updateQueryString, usePathname, useQuery } from '@admin/navigation';

/**
 * The step that the address names, and a function that leads to another. An address without a step is given the one
 * where the owner continues; it takes the place of the other, so that the browser's way back does not end there.
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
