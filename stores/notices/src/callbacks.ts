/** Callbacks of notice buttons, by notice id. Functions cannot be in the state, which is serializable. */
const callbacks = new Map<string, () => void>();

export function keepCallback(noticeId: string, onClick: (() => void) | undefined): void {
  if (onClick) callbacks.set(noticeId, onClick);
  else callbacks.delete(noticeId);
}

export const getCallback = (noticeId: string): (() => void) | undefined => callbacks.get(noticeId);
