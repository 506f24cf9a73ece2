/** What a developer needs to find the cause, as text that people can read before they send it. */
export function failureReport(error: unknown, componentStack: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const lines = [
    `${name}: ${message}`,
    // The query may hold names people searched for, so only the place is told.
    `Page: ${window.location.pathname} ${new URLSearchParams(window.location.search).get('path') ?? '/'}`,
    `Browser: ${navigator.userAgent}`,
    `Time: ${new Date().toISOString()}`,
  ];
  const details = [stack, componentStack.trim()].filter(Boolean);
  return [lines.join('\n'), ...details].join('\n\n');
}
