import { js } from './js';

/** Reloads the page when the dashboard was rebuilt, even if the store was restarted for it. */
export const reloadPageScript = js`
  (() => {
    let shown;
    new EventSource('/store/reload').addEventListener('message', ({ data }) => {
      shown ??= data;
      if (data !== shown) location.reload();
    });
  })();
`;
