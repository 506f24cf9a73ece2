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
  ['is closed at first', [], ['closed', null, false]],
  ['opens at a tab', ['inbox'], ['open', 'inbox', true]],
  ['closes at the same tab', ['inbox', 'inbox'], ['closing', 'inbox', false]],
  ['is closed once that is seen', ['inbox', 'inbox', 'settled'], ['closed', null, false]],
  ['switches to another tab', ['inbox', 'help'], ['switching', 'help', false]],
  ['is open once the switch is seen', ['inbox', 'help', 'settled'], ['open', 'help', false]],
  ['switches back in the middle of a switch', ['inbox', 'help', 'inbox'], ['switching', 'inbox', true]],
  ['closes in the middle of a switch', ['inbox', 'help', 'help'], ['closing', 'help', false]],
  ['opens again while it closes', ['inbox', 'inbox', 'inbox'], ['open', 'inbox', true]],
  ['closes when the user goes elsewhere', ['inbox', 'closed'], ['closing', 'inbox', false]],
  ['stays closed when the user goes elsewhere', ['closed'], ['closed', null, false]],
  ['stays open when nothing was under way', ['inbox', 'settled'], ['open', 'inbox', true]],
])('the panel %s', (_, steps, state) => {
  expect(after(...steps)).toEqual(state);
});
