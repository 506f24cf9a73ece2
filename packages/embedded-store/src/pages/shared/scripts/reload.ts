import { js } from './js';

/** Loads the page again when the dashboard was rebuilt, also when the store was restarted for it. */
export const reloadPageScript = js`
  (() => {
    let shown;
    new EventSource('/store/reload').addEventListener('message', ({ data }) => {
      shown ??= data;
      if (data !== shown) location.reload();
    });
  })();
`;
