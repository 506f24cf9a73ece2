/** A page with one widget: `/practices?widget=menu&dir=rtl`. */
import { createRoot } from 'react-dom/client';
import { getFailures, PRACTICES, type Widget } from './practices';
import { findByName, takeSnapshot } from './accessibility-snapshot';
import { Stage, STAGES } from './stages';

declare global {
  interface Window {
    failuresAt: (index: number) => string[];
    findByName: typeof findByName;
  }
}

const query = new URLSearchParams(window.location.search);
document.documentElement.dir = query.get('dir') ?? 'ltr';

const root = document.createElement('main');
// Room below the widget, so that nothing open covers the button after it.
root.style.cssText =
  'display: grid; grid-template-rows: auto 400px auto; justify-items: center; margin-block-start: 100px';
document.body.append(root);
createRoot(root).render(<Stage>{STAGES[query.get('widget') as Widget]()}</Stage>);

window.findByName = findByName;
window.failuresAt = (index) => {
  const practice = PRACTICES[index];
  const control = document.querySelector('[data-stage] :is(button, input, select)');
  return practice ? getFailures(practice, takeSnapshot(control)) : [];
};
