import { __ } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import { onSessionLost, onSessionRestored, request, toFailure } from '@admin/http';
import { noticesStore } from '@admin/store-notices';

const NOTICE = 'session-lost';

/**
 * Shows a notice when the user was logged out. Its login link opens a new tab, so that this page and unsaved input
 * stay. The notice is removed once the user is logged in again.
 * @returns a function that stops it
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
      __('You have been logged out. Log in again to continue where you left off.', 'store-admin'),
      {
        id: NOTICE,
        explicitDismiss: true,
        actions: [{ label: __('Log in', 'store-admin'), onClick: logIn }],
      },
    );
  }

  const stopLost = onSessionLost(() => {
    stopAsking();
    // Shows the notice again to users who opened the login page without logging in, not to those who closed it.
    stopAsking = checkOnReturn(() => isLoggingIn && tell());
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

/** Makes the host's login page confirm the login and stay open instead of redirecting to the admin. */
function interimLogin(loginUrl: string): string {
  const url = new URL(loginUrl, window.location.href);
  url.searchParams.set('interim-login', '1');
  return url.href;
}

/**
 * Makes a small request each time the user returns to this tab; a successful response means that the session is back.
 */
function checkOnReturn(onStillLost: () => void): () => void {
  let isChecking = false;
  const check = () => {
    if (isChecking || document.visibilityState === 'hidden') return;
    isChecking = true;
    void request('/wp/v2/users/me', { query: { _fields: 'id' }, parse: () => undefined })
      .catch((error: unknown) => {
        if (toFailure(error).kind === 'session') onStillLost();
      })
      .finally(() => {
        isChecking = false;
      });
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}
