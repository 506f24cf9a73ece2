/** A page with one widget: `?by=ours&widget=menu`. */
import { createRoot } from 'react-dom/client';
import { failuresOf, PRACTICES, type Widget } from '../../packages/ui/src/practices/practices';
import { findNamed, readPage } from '../../packages/ui/src/practices/reading';
import { Stage, STAGES as OURS } from '../../packages/ui/src/practices/stages';
import { STAGES as LIBRARY } from './library';

declare global {
  interface Window {
    practices: typeof PRACTICES;
    failuresAt: (index: number) => string[];
    find: typeof findNamed;
  }
}

const query = new URLSearchParams(location.search);
const stages = query.get('by') === 'ours' ? OURS : LIBRARY;
const stage = stages[query.get('widget') as Widget];
document.documentElement.dir = query.get('dir') ?? 'ltr';

const root = document.createElement('main');
// Nothing that is open covers the button after it.
root.style.cssText =
  'display: grid; grid-template-rows: auto 400px auto; justify-items: center; margin-block-start: 100px';
if (stages === LIBRARY) {
  // It comes without styles: what it would be given here is as large as ours.
  const style = document.createElement('style');
  style.textContent = 'button, input, [role^="menuitem"], [role="option"] { min-block-size: 24px }';
  document.head.append(style);
}
document.body.append(root);
createRoot(root).render(<Stage>{stage()}</Stage>);

window.practices = PRACTICES;
window.find = findNamed;
window.failuresAt = (index) => {
  const practice = PRACTICES[index];
  const control = document.querySelector('[data-stage] :is(button, input, select, [role="combobox"])');
  return practice ? failuresOf(practice, readPage(control)) : [];
};
