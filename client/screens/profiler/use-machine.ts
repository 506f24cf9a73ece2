import { useEffect } from 'react';
import { useDispatch } from '@admin/data';
import { getHistory, getNewPath, updateQueryString, usePathname, useQuery } from '@admin/navigation';
import { tasksStore } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { getNextState, getResumeState, isState, type Doing, type State } from './machine';
import type { Shop } from './use-shop';

/**
 * The state that the address names, and how to get to the next. An address without a state is given the one where the
 * owner goes on; it takes the place of the other, so that the browser's way back does not end there.
 */
export function useMachine(shop: Shop): { state: State; goTo: (doing: Doing) => void } {
  const { refreshTaskLists } = useDispatch(tasksStore);
  const path = usePathname();
  const { step } = useQuery();
  const resumed = getResumeState(shop.profile, shop.completed);
  const state = isState(step) ? step : resumed;

  useEffect(() => {
    if (!isState(step)) getHistory().replace(getNewPath({ step: resumed }, path));
  }, [step, resumed, path]);

  useEffect(() => {
    recordEvent('coreprofiler_step_view', { step: state });
  }, [state]);

  function goTo(doing: Doing) {
    const next = getNextState(state, doing);
    if (next !== 'home') return updateQueryString({ step: next }, path);
    // What was answered decides on the list; if this fails, the next reading tells.
    refreshTaskLists().catch(() => undefined);
    getHistory().push(getNewPath({}, '/', {}));
  }

  return { state, goTo };
}
