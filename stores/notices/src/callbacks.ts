/** What the buttons of notices do, by notice. Functions cannot live in the state, which is plain data. */
const callbacks = new Map<string, () => void>();

export function keepCallback(noticeId: string, onClick: (() => void) | undefined): void {
  if (onClick) callbacks.set(noticeId, onClick);
  else callbacks.delete(noticeId);
}

export const getCallback = (noticeId: string): (() => void) | undefined => callbacks.get(noticeId);
