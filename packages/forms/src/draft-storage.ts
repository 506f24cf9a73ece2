import { getHost } from '@admin/host';

/** Unsaved values by field. */
export type Draft = Readonly<Record<string, unknown>>;

/** Reads the user's draft of this name in this tab. */
export function readDraft(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(getStorageKey(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    // Blocked or invalid: the form starts with the saved values.
    return {};
  }
}

/** Stores a draft. An empty draft is removed. */
export function writeDraft(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) window.sessionStorage.removeItem(getStorageKey(name));
    else window.sessionStorage.setItem(getStorageKey(name), JSON.stringify(draft));
  } catch {
    // Full or blocked: the form works without drafts and still confirms leaving.
  }
}

/** Several sites and users may share an origin. */
function getStorageKey(name: string): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-draft:${adminUrl}:${currentUserId}:${name}`;
}
