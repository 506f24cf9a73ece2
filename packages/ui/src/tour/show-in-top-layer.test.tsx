import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Tour } from './tour';

const OPEN = ':popover-open';
const opened = new Set<Element>();

/** As in the HTML standard, disconnected popovers cannot be shown. jsdom has no top layer. */
function show(this: HTMLElement) {
  if (!this.isConnected) throw new DOMException('Invalid on disconnected elements', 'InvalidStateError');
  opened.add(this);
}

beforeEach(() => {
  opened.clear();
  const matches = HTMLElement.prototype.matches;
  jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
    return selector === OPEN ? opened.has(this) : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, { showPopover: show });
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

/** Renders its content before its container is in the page. */
function LatePlace({ children }: { children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(element);
    return () => element.remove();
  }, [element]);
  return createPortal(children, element);
}

test('opens a popover when its container is added to the page', async () => {
  const step = { heading: 'Save', text: 'Click the button.', target: () => null, primaryLabel: 'Got it' };
  render(
    <LatePlace>
      <Tour steps={[step]} onClose={() => {}} />
    </LatePlace>,
  );

  await waitFor(() => expect(opened).toContain(screen.getByRole('dialog', { name: 'Save' })));
});
