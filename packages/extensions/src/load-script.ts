import { toScriptUrl } from '@admin/format';

export interface ScriptSource {
  /** The name by which the host knows the script. */
  handle: string;
  /** An http(s) address. */
  src: string;
}

/** Longer than any script takes that is still going to come. */
const SCRIPT_TIMEOUT_MS = 30_000;

const loads = new Map<string, Promise<void>>();

/**
 * Runs a script of an extension on this page, once however often it is asked for. One that the host printed is there
 * already; one that failed is tried again when it is next asked for.
 */
export function loadScript({ handle, src }: ScriptSource): Promise<void> {
  // The host gives each script that it prints an id of this form.
  if (document.getElementById(`${handle}-js`)) return loads.get(handle) ?? Promise.resolve();
  const load = append(handle, src).finally(() => loads.delete(handle));
  loads.set(handle, load);
  return load;
}

async function append(handle: string, src: string): Promise<void> {
  const script = document.createElement('script');
  script.id = `${handle}-js`;
  script.src = toScriptUrl(src);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`The script "${handle}" could not be loaded.`));
      const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
      script.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      script.onerror = () => {
        clearTimeout(timer);
        fail();
      };
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
}
