import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StoreContext } from '../../context';
import { frameFile } from './frame-files';
import type { Html } from '../../html/html';
import { html } from '../../html/html';

const RELOAD_PATH = '/store/reload';

/** How often the build is looked at, in milliseconds. */
const INTERVAL = 250;

/** Tells open pages which build there is, so that they load again when it is another one. For development only. */
export function mountLiveReload(app: Hono, { assets, liveReload }: StoreContext): void {
  if (!liveReload) return;
  app.get(RELOAD_PATH, (request) =>
    streamSSE(request, async (stream) => {
      let told: string | undefined;
      while (!stream.aborted) {
        const { version } = assets.manifest();
        if (version !== told) await stream.writeSSE({ data: version });
        told = version;
        await stream.sleep(INTERVAL);
      }
    }),
  );
}

/** The script that listens; nothing where pages do not reload by themselves. */
export const reloadScript = ({ liveReload }: StoreContext, nonce: string): Html =>
  liveReload ? html`<script nonce="${nonce}" src="${frameFile('reload.js')}" defer></script>` : html``;
