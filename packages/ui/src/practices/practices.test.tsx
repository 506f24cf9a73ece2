import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { getFailures, PRACTICES, type Step } from './practices';
import { findByName, takeSnapshot } from './accessibility-snapshot';
import { Stage, STAGES } from './stages';

const inPage = PRACTICES.filter(({ needsBrowser = false }) => !needsBrowser).map(
  (practice) => [practice.widget, practice.requirement, practice] as const,
);

test.each(inPage)('%s: %s', async (widget, _, practice) => {
  const user = userEvent.setup();
  render(<Stage>{STAGES[widget]()}</Stage>);
  const control = document.querySelector('[data-stage] :is(button, input, select)');
  await user.tab();
  await user.tab();
  // Content shown on focus renders in the next frame.
  await act(() => new Promise(requestAnimationFrame));

  for (const step of practice.steps) await take(user, step);

  // Opened elements and focus may change in the next frame.
  await waitFor(() => expect(getFailures(practice, takeSnapshot(control))).toEqual([]));
});

async function take(user: UserEvent, step: Step): Promise<void> {
  const [way, name] = step.split(':');
  if (name === undefined) return user.keyboard(toKeys(step));
  const target = findByName(name);
  if (!target) throw new Error(`Nothing is called ${name}.`);
  return way === 'tap' ? user.pointer({ keys: '[TouchA]', target }) : user.click(target);
}

/** `Alt+ArrowDown` in user-event syntax: `{Alt>}{ArrowDown}{/Alt}`. */
function toKeys(step: Step): string {
  const [key = '', modifier] = step.split('+').toReversed();
  const pressed = key.length > 1 ? `{${key}}` : key;
  return modifier ? `{${modifier}>}${pressed}{/${modifier}}` : pressed;
}
