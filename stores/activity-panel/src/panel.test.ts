/** @jest-environment node */

import { createRegistry } from '@admin/data';
import { activityPanelStore } from './index';

type Step = 'inbox' | 'help' | 'settled' | 'closed';

/** The state after these steps, starting with a closed panel. */
function after(...steps: Step[]) {
  const registry = createRegistry();
  registry.register(activityPanelStore);
  const { pressTab, settlePanel, closePanel } = registry.dispatch(activityPanelStore);
  for (const step of steps) {
    if (step === 'settled') void settlePanel();
    else if (step === 'closed') void closePanel();
    else void pressTab(step);
  }
  const { getPhase, getOpenTab, isTabOpen } = registry.select(activityPanelStore);
  return [getPhase(), getOpenTab(), isTabOpen('inbox')];
}

test.each<[string, Step[], unknown[]]>([
  ['is closed initially', [], ['closed', null, false]],
  ['opens with a tab', ['inbox'], ['open', 'inbox', true]],
  ['closes when its tab is selected again', ['inbox', 'inbox'], ['closing', 'inbox', false]],
  ['is closed once closing ends', ['inbox', 'inbox', 'settled'], ['closed', null, false]],
  ['switches to another tab', ['inbox', 'help'], ['switching', 'help', false]],
  ['is open once switching ends', ['inbox', 'help', 'settled'], ['open', 'help', false]],
  ['switches back during a switch', ['inbox', 'help', 'inbox'], ['switching', 'inbox', true]],
  ['closes during a switch', ['inbox', 'help', 'help'], ['closing', 'help', false]],
  ['reopens while it closes', ['inbox', 'inbox', 'inbox'], ['open', 'inbox', true]],
  ['closes when the user leaves', ['inbox', 'closed'], ['closing', 'inbox', false]],
  ['stays closed when the user leaves', ['closed'], ['closed', null, false]],
  ['stays open without a transition', ['inbox', 'settled'], ['open', 'inbox', true]],
])('the panel %s', (_, steps, state) => {
  expect(after(...steps)).toEqual(state);
});
