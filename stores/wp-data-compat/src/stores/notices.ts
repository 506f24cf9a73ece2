import type { Registry } from '@admin/data';
import { noticesStore, type NoticeOptions, type NoticeStatus } from '@admin/store-notices';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { definePassthroughStore } from '../passthrough-store';

/** Notice options in the platform's format. */
export interface HostNoticeOptions extends NoticeOptions {
  /** Only notices of the default context are shown here. */
  context?: string;
  isDismissible?: boolean;
  type?: 'default' | 'snackbar';
}

const PASSTHROUGH_STORES = {
  'core/notices': definePassthroughStore({ name: 'core/notices', selectors: () => ({}) }),
  'core/notices2': definePassthroughStore({ name: 'core/notices2', selectors: () => ({}) }),
};

/** The platform's notice stores, both shown as dashboard notices. */
export function noticesHostStore(registry: Registry, name: keyof typeof PASSTHROUGH_STORES): HostStore {
  const passthrough = PASSTHROUGH_STORES[name];
  registry.register(passthrough);
  registry.register(noticesStore);
  const { createNotice, removeNotice } = registry.dispatch(noticesStore);
  const create = (status: NoticeStatus) => (content: string, options?: HostNoticeOptions) =>
    createNotice(status, content, options);

  return toHostStore(registry, passthrough, {
    sources: ['notices'],
    routes: { getNotices: () => ({ store: 'notices', selector: 'getNotices', args: [] }) },
    actions: {
      createNotice: (status: NoticeStatus | undefined, content: string, options?: HostNoticeOptions) =>
        createNotice(status ?? 'info', content, options),
      createSuccessNotice: create('success'),
      createInfoNotice: create('info'),
      createErrorNotice: create('error'),
      createWarningNotice: create('warning'),
      removeNotice: (id: string) => removeNotice(id),
      async removeNotices(ids: readonly string[]): Promise<void> {
        await Promise.all(ids.map((id) => removeNotice(id)));
      },
      async removeAllNotices(): Promise<void> {
        const notices = registry.select(noticesStore).getNotices();
        await Promise.all(notices.map(({ id }) => removeNotice(id)));
      },
    },
  });
}
