import { toScriptUrl } from '@admin/format';

export interface ScriptSource {
  /** The script handle. */
  handle: string;
  /** An http(s) address. */
  src: string;
}

/** Longer than any script that still loads. */
const SCRIPT_TIMEOUT_MS = 30_000;

const loads = new Map<string, Promise<void>>();

/**
 * Loads a script of an extension once. Scripts already on the page are not loaded again; a failed one is
 * retried on the next call.
 */
export function loadScript({ handle, src }: ScriptSource): Promise<void> {
  // WordPress sets this id on each script.
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
