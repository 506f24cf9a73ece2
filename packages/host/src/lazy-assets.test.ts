import { api } from '@admin/testing';
import { loadLazyAssets } from './index';

const ADDRESS = 'http://localhost/wp-json/library?_locale=user';

/** Answers each script that is added with the next event; jsdom loads none. */
function answerScripts(events: string[]): string[] {
  const requested: string[] = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      requested.push(node.id);
      node.dispatchEvent(new Event(events.shift() ?? 'load'));
    }
  }).observe(document.body, { childList: true });
  return requested;
}

test('loads a script that failed again, but not those before it', async () => {
  const script = (handle: string) => ({ handle, src: `/${handle}.js`, before: '', after: '' });
  const scripts = ['models', 'views'].map(script);
  api.get('/library').twice().reply(200, { styles: [], scripts, templates: {} });
  const requested = answerScripts(['load', 'error']);

  await expect(loadLazyAssets(ADDRESS)).rejects.toThrow('/views.js did not load.');
  await loadLazyAssets(ADDRESS);

  expect(requested).toEqual(['models-js', 'views-js', 'views-js']);
});
