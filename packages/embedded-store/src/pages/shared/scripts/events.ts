import { js } from './js';

/**
 * Sends the page's events to the store in batches. Unsent events are kept for the next page; each event has a key, so
 * that sending it twice records it once.
 */
export const eventsScript = js`
  (() => {
    const KEPT = 'store_event_';
    const MAX_BATCH_SIZE = 100;
    const PAUSE = 500;
    const RETRY_PAUSE = 30000;
    const { nonceEndpoint, nonce: printedNonce } = storeAdminHost.api;
    const waiting = new Map();
    let nonce = printedNonce;
    let timer;
    let isSending = false;

    // Without consent nothing waits: it was withdrawn after what is left here happened.
    for (const name of keptNames()) {
      if (!wcTracks.isEnabled) localStorage.removeItem(name);
      else waiting.set(name.slice(KEPT.length), JSON.parse(localStorage.getItem(name)));
    }

    addEventListener('wcTracksEvent', ({ detail }) => {
      const key = Date.now().toString(36) + '-' + Math.random().toString(36).slice(2, 12).padEnd(8, '0');
      waiting.set(key, { key, name: detail.name, properties: detail.props });
      try {
        localStorage.setItem(KEPT + key, JSON.stringify(waiting.get(key)));
      } catch {
        // No room: it waits on this page only.
      }
      sendIn(PAUSE);
    });
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    sendIn(PAUSE);

    function keptNames() {
      try {
        return Object.keys(localStorage).filter((name) => name.startsWith(KEPT));
      } catch {
        return [];
      }
    }

    function sendIn(pause) {
      clearTimeout(timer);
      timer = setTimeout(send, pause);
    }

    async function send() {
      if (isSending || waiting.size === 0) return;
      isSending = true;
      const events = [...waiting.values()].slice(0, MAX_BATCH_SIZE);
      const isOver = await post(events);
      isSending = false;
      if (isOver) for (const { key } of events) forget(key);
      if (waiting.size > 0) sendIn(isOver ? PAUSE : RETRY_PAUSE);
    }

    // Whether the store has the events, or never will.
    async function post(events) {
      try {
        let response = await requestWith(events);
        if (response.status === 403) {
          nonce = await (await fetch(nonceEndpoint)).text();
          response = await requestWith(events);
        }
        return response.ok || response.status === 400;
      } catch {
        return false;
      }
    }

    function requestWith(events) {
      return fetch('/store/events', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ nonce, events }),
        keepalive: true,
      });
    }

    function forget(key) {
      waiting.delete(key);
      try {
        localStorage.removeItem(KEPT + key);
      } catch {
        // It was never kept.
      }
    }
  })();
`;
