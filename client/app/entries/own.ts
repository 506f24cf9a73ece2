import { nextTask, readHost } from '@admin/host';

void begin();

/**
 * Running so many modules and filling the stores would hold a page of our own up for long on a slow machine. Each is done in a
 * task of its own, so that the page answers and is painted in between. Only where React is our own: see `render-own-at-once.tsx`.
 */
async function begin(): Promise<void> {
  await nextTask();
  const host = readHost(window);
  const { bootOnce } = await import(/* webpackMode: "eager" */ '../start/boot');
  await nextTask();
  bootOnce(host);
  await nextTask();
  await import(/* webpackMode: "eager" */ './render-own');
}
