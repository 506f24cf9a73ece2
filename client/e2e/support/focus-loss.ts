/**
 * Runs in the page: logs an error when a focused element of the dashboard was removed or disabled and focus was not
 * moved. Keyboard users would have to start at the top of the page again.
 */
export function watchFocus(): void {
  const OURS = '[class^="sa-"], [class*=" sa-"]';
  const TAKES_FOCUS = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]';
  let focused: Element | undefined;
  let name = '';
  let checks = 0;

  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element && target.closest(OURS) ? target : undefined;
    name = focused
      ? `${focused.localName} "${focused.ariaLabel ?? focused.textContent.trim().slice(0, 40)}"`
      : '';
    checks = 0;
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && !target.closest(TAKES_FOCUS)) focused = undefined;
    },
    true,
  );
  setInterval(() => {
    if (!focused || document.activeElement !== document.body) return;
    const isFocusable =
      focused.isConnected && !focused.matches(':disabled, [inert] *') && focused.checkVisibility();
    // Checked again, since the next render may move focus.
    checks = isFocusable ? 0 : checks + 1;
    if (checks < 3) return;
    // oxlint-disable-next-line no-console -- every test fails on what the console of a page says
    console.error(`The focus was lost with: ${name}`);
    focused = undefined;
  }, 200);
}
