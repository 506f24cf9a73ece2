import type { Registry } from '@admin/data';
import { isRecord } from '@admin/http';
import { noticesStore, type NoticeAction, type NoticeStatus } from '@admin/store-notices';
import { afterHostRender, isRenderedElsewhere, isListElsewhere } from './rendered-elsewhere';

/** The part of the platform's registry needed for following its notices. */
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
 * Shows the notices of the platform's store as dashboard notices, unless an extension on the page renders them already,
 * so that none is shown twice. A notice that the user closes is removed from both stores. Returns a function that stops
 * it.
 */
export function followNotices(registry: Registry, host: NoticesHost): () => void {
  const { createNotice, removeNotice } = registry.dispatch(noticesStore);
  let current: ReadonlyMap<string, HostNotice> = new Map();
  /** Ids of the notices shown here, and of those rendered by others. */
  const shown = new Set<string>();
  const left = new Set<HostNotice>();

  function follow(): void {
    const list = (host.select(STORE) as Functions)['getNotices']?.();
    const now = new Map(
      (Array.isArray(list) ? list : []).filter(isNotice).map((notice) => [notice.id, notice]),
    );
    const before = current;
    current = now;
    for (const notice of left) {
      if (isCurrent(notice) && isRenderedElsewhere(notice.content)) continue;
      left.delete(notice);
      // The element that rendered it is gone, and the notice was not closed.
      if (isCurrent(notice)) show(notice);
    }
    for (const notice of now.values()) if (before.get(notice.id) !== notice) void showOnce(notice);
    for (const id of before.keys()) if (!now.has(id) && shown.delete(id)) void removeNotice(id);
  }

  const isCurrent = (notice: HostNotice): boolean => current.get(notice.id) === notice;

  async function showOnce(notice: HostNotice): Promise<void> {
    if (!isListElsewhere()) return show(notice);
    await afterHostRender();
    if (!isCurrent(notice)) return undefined;
    return isRenderedElsewhere(notice.content) ? void left.add(notice) : show(notice);
  }

  function show({ id, status, content, actions = [], explicitDismiss = false }: HostNotice): void {
    void createNotice(status, content, { id, actions, explicitDismiss });
    shown.add(id);
  }

  function giveBack(): void {
    const ours = new Set(
      registry
        .select(noticesStore)
        .getNotices()
        .map(({ id }) => id),
    );
    for (const id of shown) {
      if (ours.has(id)) continue;
      shown.delete(id);
      (host.dispatch(STORE) as Functions)['removeNotice']?.(id);
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
