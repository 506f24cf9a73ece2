import type { Registry } from '@admin/data';
import { isRecord } from '@admin/http';
import { noticesStore, type NoticeAction, type NoticeStatus } from '@admin/store-notices';

/** As much of the platform's registry as following its notices takes. */
export interface NoticesHost {
  select(name: string): unknown;
  dispatch(name: string): unknown;
  subscribe(listener: () => void): () => void;
}

const STORE = 'core/notices';

interface HostNotice {
  readonly id: string;
  readonly status: NoticeStatus;
  readonly content: string;
  readonly actions?: readonly NoticeAction[];
  readonly explicitDismiss?: boolean;
}

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/**
 * Shows the notices of the platform's own store where the dashboard shows its own. What the user closes leaves both.
 * Gives back the function that ends it.
 */
export function followNotices(registry: Registry, host: NoticesHost): () => void {
  const { createNotice, removeNotice } = registry.dispatch(noticesStore);
  let shown: ReadonlyMap<string, HostNotice> = new Map();

  function follow(): void {
    const list = (host.select(STORE) as Functions)['getNotices']?.();
    const now = new Map(
      (Array.isArray(list) ? list : []).filter(isNotice).map((notice) => [notice.id, notice]),
    );
    const before = shown;
    if (before.size === now.size && [...now].every(([id, notice]) => before.get(id) === notice)) return;
    shown = now;
    for (const [id, { status, content, actions = [], explicitDismiss = false }] of now) {
      if (before.get(id) !== now.get(id))
        void createNotice(status, content, { id, actions, explicitDismiss });
    }
    for (const id of before.keys()) if (!now.has(id)) void removeNotice(id);
  }

  function giveBack(): void {
    const ours = new Set(
      registry
        .select(noticesStore)
        .getNotices()
        .map(({ id }) => id),
    );
    for (const id of shown.keys()) {
      if (!ours.has(id)) (host.dispatch(STORE) as Functions)['removeNotice']?.(id);
    }
  }

  const stops = [host.subscribe(follow), registry.subscribe(giveBack, noticesStore)];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}

const isNotice = (value: unknown): value is HostNotice =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['content'] === 'string';
