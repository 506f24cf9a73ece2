import { getHost } from '@admin/host';

/** What somebody typed and did not save yet, by field. */
export type Draft = Readonly<Record<string, unknown>>;

/** The draft of this name that the user at the keyboard has in this tab. */
export function readDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(getStorageKey(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    // Blocked, or written by somebody else: the form then starts with what is saved.
    return {};
  }
}

/** Keeps a draft; one without fields is forgotten. */
export function writeDraft(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) window.sessionStorage.removeItem(getStorageKey(name));
    else window.sessionStorage.setItem(getStorageKey(name), JSON.stringify(draft));
  } catch {
    // Full or blocked. The form works without it; leaving still asks.
  }
}

/** Several sites and several users may share an origin. */
function getStorageKey(name: string): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-draft:${adminUrl}:${currentUserId}:${name}`;
}
