import { __ } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import { onSessionLost, onSessionRestored, request, toFailure } from '@admin/http';
import { noticesStore } from '@admin/store-notices';

const NOTICE = 'session-lost';

/**
 * Says that the user was logged out, with a way to log in that leaves this page and what was typed alone.
 * Coming back from the login takes the notice away. Returns a function that stops it.
 */
export function watchSession(registry: Registry, loginUrl: string): () => void {
  const { createNotice, removeNotice } = registry.dispatch(noticesStore);
  let isLoggingIn = false;
  let stopAsking = () => {};

  function tell(): void {
    isLoggingIn = false;
    const logIn = () => {
      isLoggingIn = true;
      window.open(interimLogin(loginUrl), '_blank', 'noopener');
    };
    void createNotice(
      'error',
      __('You have been logged out. Log in again to continue where you left off.', 'woocommerce'),
      {
        id: NOTICE,
        explicitDismiss: true,
        actions: [{ label: __('Log in', 'woocommerce'), onClick: logIn }],
      },
    );
  }

  const stopLost = onSessionLost(() => {
    stopAsking();
    // Who went to log in and did not is told again; who closed the notice is not.
    stopAsking = askOnReturn(() => isLoggingIn && tell());
    tell();
  });
  const stopRestored = onSessionRestored(() => {
    stopAsking();
    void removeNotice(NOTICE);
  });
  return () => {
    stopAsking();
    stopLost();
    stopRestored();
  };
}

/** The host's login page then says so and stays, instead of continuing to the administration. */
function interimLogin(loginUrl: string): string {
  const url = new URL(loginUrl, window.location.href);
  url.searchParams.set('interim-login', '1');
  return url.href;
}

/** Asks something small each time the user comes back to this tab; an answer means that the session is back. */
function askOnReturn(onStillLost: () => void): () => void {
  let isAsking = false;
  const ask = () => {
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    void request('/wp/v2/users/me', { query: { _fields: 'id' }, parse: () => undefined })
      .catch((error: unknown) => {
        if (toFailure(error).kind === 'session') onStillLost();
      })
      .finally(() => {
        isAsking = false;
      });
  };
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    window.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}
