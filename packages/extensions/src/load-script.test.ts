import { loadScript } from './index';

const ACME = { handle: 'acme', src: 'https://acme.example/setup.js' };

/** Scripts on the page. The test environment loads none by itself. */
const scripts = () => [...document.querySelectorAll('script')];
const [answer, fail] = (['load', 'error'] as const).map((type) => () => {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}) as [() => void, () => void];

afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('loads a script once for repeated calls', async () => {
  const loads = [loadScript(ACME), loadScript(ACME)];
  expect(scripts().map(({ src }) => src)).toEqual([ACME.src]);

  answer();
  await Promise.all(loads);
  await loadScript(ACME);

  expect(scripts()).toHaveLength(1);
});

test('makes all callers wait until the script has run', async () => {
  void loadScript(ACME);
  const hasRun = jest.fn();
  const waiting = (async () => {
    await loadScript(ACME);
    hasRun();
  })();
  await Promise.resolve();
  expect(hasRun).not.toHaveBeenCalled();

  answer();
  await waiting;

  expect(hasRun).toHaveBeenCalledTimes(1);
});

test('does not load a script that the host printed', async () => {
  const printed = document.createElement('script');
  printed.id = 'acme-js';
  document.head.append(printed);

  await loadScript(ACME);

  expect(scripts()).toEqual([printed]);
});

test('retries a failed script on the next call', async () => {
  const failed = loadScript(ACME);
  fail();
  await expect(failed).rejects.toThrow('The script "acme" could not be loaded.');
  expect(scripts()).toEqual([]);

  const next = loadScript(ACME);
  answer();

  await expect(next).resolves.toBeUndefined();
});

test('fails after a timeout when the script does not load', async () => {
  jest.useFakeTimers();
  const load = loadScript(ACME);

  jest.advanceTimersByTime(30_000);

  await expect(load).rejects.toThrow('could not be loaded');
});

test('rejects a script URL with the javascript scheme', async () => {
  await expect(loadScript({ handle: 'evil', src: 'javascript:alert(1)' })).rejects.toThrow(TypeError);

  expect(scripts()).toEqual([]);
});
