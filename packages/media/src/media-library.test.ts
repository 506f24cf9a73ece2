import { setHost } from '@admin/host';
import { buildHost, api } from '@admin/testing';
import { hasMediaLibrary, openMediaLibrary } from './index';

const ADDRESS = 'http://localhost/wp-json/library?_locale=user';

afterEach(() => {
  delete (window as { wp?: unknown }).wp;
  for (const element of document.querySelectorAll('script, link')) element.remove();
});

const withLibraryAt = (mediaLibraryUrl: string | undefined) => setHost({ ...buildHost(), mediaLibraryUrl });

/** The media dialog of the host, in which the user selects at once. */
function startLibrary(chosen: unknown): void {
  const media = () => {
    let tell = () => {};
    return {
      on: (_event: string, listener: () => void) => (tell = listener),
      state: () => ({ get: () => ({ first: () => ({ toJSON: () => chosen }), toJSON: () => chosen }) }),
      open: () => tell(),
    };
  };
  Object.assign(window, { wp: { media } });
}

/** Loads nothing for this document, and scripts with a URL count as executed once they are inserted. */
function answerScripts(ran: string[]): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || node.src === '') continue;
      ran.push(node.id);
      node.dispatchEvent(new Event('load'));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

test('is unavailable when the page has neither the library nor its URLs', () => {
  withLibraryAt(undefined);

  expect(hasMediaLibrary()).toBe(false);
});

test('opens at once when the page has the library', async () => {
  withLibraryAt(undefined);
  startLibrary({ id: 7 });
  const chosen = jest.fn();

  await openMediaLibrary({ title: 'Choose' }, chosen);

  expect(chosen).toHaveBeenCalledWith([{ id: 7 }]);
});

test('loads missing scripts once, when it is opened', async () => {
  withLibraryAt(ADDRESS);
  document.body.append(Object.assign(document.createElement('script'), { id: 'jquery-js' }));
  api.get('/library').reply(200, {
    styles: [{ handle: 'media', href: '/media.css' }],
    scripts: [
      { handle: 'jquery', src: '/jquery.js', before: '', after: '' },
      { handle: 'models', src: '/models.js', before: 'ran.push("one")', after: 'ran.push("two")' },
      { handle: 'views', src: null, before: '', after: 'startLibrary()' },
    ],
    templates: { 'tmpl-frame': '<p>Frame</p>' },
  });
  const ran: string[] = [];
  Object.assign(window, { ran, startLibrary: () => startLibrary([{ id: 1 }, { id: 2 }, 'none']) });
  const stop = answerScripts(ran);
  const chosen = jest.fn();

  expect(hasMediaLibrary()).toBe(true);
  await openMediaLibrary({ title: 'Choose', isMultiple: true }, chosen);
  await openMediaLibrary({ title: 'Choose', isMultiple: true }, chosen);

  stop();
  expect(ran).toEqual(['one', 'models-js', 'two']);
  expect(chosen).toHaveBeenCalledTimes(2);
  expect(chosen).toHaveBeenCalledWith([{ id: 1 }, { id: 2 }]);
  expect(document.querySelector('#media-css')).toHaveAttribute('href', '/media.css');
  expect(document.querySelector('#tmpl-frame')?.textContent).toBe('<p>Frame</p>');
});

test.each<[string, number, unknown, string]>([
  ['responds with 403', 403, null, 'answered 403'],
  ['sends an invalid response', 200, { scripts: 'none' }, 'Expected "styles"'],
  [
    'sends scripts that do not start the library',
    200,
    { styles: [], scripts: [], templates: [] },
    'did not start',
  ],
])('retries on the next opening after a host that %s', async (_what, status, answer, reason) => {
  withLibraryAt(ADDRESS);
  api.get('/library').twice().reply(status, JSON.stringify(answer));

  await expect(openMediaLibrary({ title: 'Choose' }, () => {})).rejects.toThrow(reason);
  await expect(openMediaLibrary({ title: 'Choose' }, () => {})).rejects.toThrow(reason);
});
