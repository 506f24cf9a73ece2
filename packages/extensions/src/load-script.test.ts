import { loadScript } from './index';

const ACME = { handle: 'acme', src: 'https://acme.example/setup.js' };

/** Scripts on the page; the environment of tests loads none by itself. */
const scripts = () => [...document.querySelectorAll('script')];
const [answer, fail] = (['load', 'error'] as const).map((type) => () => {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}) as [() => void, () => void];

afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('a script runs once, however often it is asked for', async () => {
  const loads = [loadScript(ACME), loadScript(ACME)];
  expect(scripts().map(({ src }) => src)).toEqual([ACME.src]);

  answer();
  await Promise.all(loads);
  await loadScript(ACME);

  expect(scripts()).toHaveLength(1);
});

test('everyone who asked waits until it has run', async () => {
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

test('one that the host printed is not loaded again', async () => {
  const printed = document.createElement('script');
  printed.id = 'acme-js';
  document.head.append(printed);

  await loadScript(ACME);

  expect(scripts()).toEqual([printed]);
});

test('one that failed is tried again when it is next asked for', async () => {
  const failed = loadScript(ACME);
  fail();
  await expect(failed).rejects.toThrow('The script "acme" could not be loaded.');
  expect(scripts()).toEqual([]);

  const next = loadScript(ACME);
  answer();

  await expect(next).resolves.toBeUndefined();
});

test('one that never answers has failed after a while', async () => {
  jest.useFakeTimers();
  const load = loadScript(ACME);

  jest.advanceTimersByTime(30_000);

  await expect(load).rejects.toThrow('could not be loaded');
});

test('an address that is itself a script is not followed', async () => {
  await expect(loadScript({ handle: 'evil', src: 'javascript:alert(1)' })).rejects.toThrow(TypeError);

  expect(scripts()).toEqual([]);
});
