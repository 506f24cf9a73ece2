import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StoreContext } from '../../context';
import { frameFile } from './frame-files';
import type { Html } from '../../html/html';
import { html } from '../../html/html';

const RELOAD_PATH = '/store/reload';

/** How often the build is checked, in milliseconds. */
const INTERVAL = 250;

/** Notifies open pages of a new build, so that they reload. For development only. */
export function mountLiveReload(app: Hono, { assets, liveReload }: StoreContext): void {
  if (!liveReload) return;
  app.get(RELOAD_PATH, (request) =>
    streamSSE(request, async (stream) => {
      let sentVersion: string | undefined;
      while (!stream.aborted) {
        const { version } = assets.manifest();
        if (version !== sentVersion) await stream.writeSSE({ data: version });
        sentVersion = version;
        await stream.sleep(INTERVAL);
      }
    }),
  );
}

/** The script that listens for new builds; empty when live reload is off. */
export const reloadScript = ({ liveReload }: StoreContext, nonce: string): Html =>
  liveReload ? html`<script nonce="${nonce}" src="${frameFile('reload.js')}" defer></script>` : html``;
