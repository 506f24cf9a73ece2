import { setHost, type Host } from '@admin/host';
import { boot, type Booted } from './boot';

let early: Booted | undefined;

/** Reads what the page hands over before the dashboard starts, for those who are there first. */
export function bootEarly(host: Host): Booted {
  if (early) return early;
  const { registry, stop } = boot(host);
  early = {
    registry,
    stop() {
      early = undefined;
      stop();
    },
  };
  return early;
}

/** What was read before the dashboard started, if anything was. The page has grown since then, and `host` knows more. */
export function getEarly(host: Host): Booted | undefined {
  if (early) setHost(host);
  return early;
}
