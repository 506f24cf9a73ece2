import { listMedia, getSourceUrl } from '../../site';
import type { Media } from '../../site';
import { html } from '../../html/html';
import type { AdminPageContext } from '../shared/admin-page-context';
import { createDateFormat } from './date-format';
import { write } from './form/write';
import type { List } from './lists/list';
import { deletion } from './lists/post-status';
import { field } from './records/record-form';
import type { RecordForm } from './records/record-form';
import { __, _n, sprintf } from '../../i18n';

const ROOT = '/wp/v2/media';

export const mediaList = (): List<Media> => ({
  title: __('Media', 'store-admin'),
  screen: 'upload-php',
  breadcrumbs: [__('Media', 'store-admin')],
  isPlain: true,
  texts: {
    none: __('No files found.', 'store-admin'),
    search: __('Search files', 'store-admin'),
    selectOne: __('Select at least one file.', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of files */
      _n('%s file', '%s files', count, 'store-admin'),
  },
  addNew: () => ({ label: __('Add new', 'store-admin'), href: 'media-new.php' }),
  root: ROOT,
  actions: {
    delete: deletion((count) =>
      /* translators: %s: number of files */
      _n('%s file permanently deleted.', '%s files permanently deleted.', count, 'store-admin'),
    ),
  },
  messages: { upload: __('File uploaded.', 'store-admin') },
  open(context, query) {
    const { store } = context;
    const { media, total } = listMedia(store.db, {
      search: query.search || undefined,
      orderBy: query.orderBy(['date', 'title']),
      order: query.order ?? 'desc',
      limit: query.limit,
      offset: query.offset,
    });
    const dates = createDateFormat(context);
    return {
      items: media,
      total,
      name: ({ title }) => title,
      columns: [
        {
          label: __('File', 'store-admin'),
          sortBy: 'title',
          cell: (file) => html`<a class="row-title" href="${getSourceUrl(store, file)}">${file.title}</a>`,
        },
        {
          label: __('Preview', 'store-admin'),
          cell: (file) =>
            file.mimeType.startsWith('image/')
              ? html`<img src="${getSourceUrl(store, file)}" alt="" loading="lazy" />`
              : '–',
        },
        { label: __('Type', 'store-admin'), cell: ({ mimeType }) => mimeType },
        {
          label: __('Size', 'store-admin'),
          isNumber: true,
          cell: ({ size }) =>
            /* translators: %d: size of a file in kilobytes */
            sprintf(__('%d kB', 'store-admin'), Math.ceil(size / 1024)),
        },
        { label: __('Date', 'store-admin'), sortBy: 'date', cell: ({ createdAt }) => dates.day(createdAt) },
      ],
      rowActions: () => ['delete'],
      bulkActions: ['delete'],
    };
  },
});

/** The upload form for one file. */
export function newMedia(context: AdminPageContext): RecordForm {
  return {
    title: __('Upload new media', 'store-admin'),
    screen: 'media-new-php',
    breadcrumbs: [__('Media', 'store-admin')],
    isPlain: true,
    takesFiles: true,
    link: { label: __('All media', 'store-admin'), href: 'upload.php' },
    boxes: [
      {
        id: 'upload',
        title: '',
        fields: [
          field('file', 'file', __('File', 'store-admin'), {
            description: __('Images, PDF, ZIP, MP3, MP4, text and CSV, up to 10 MB.', 'store-admin'),
          }),
        ],
        buttons: [{ name: 'save', label: __('Upload', 'store-admin'), isPrimary: true, message: 'upload' }],
      },
    ],
    save: (_sent, files) => {
      const upload = files.get('file');
      const refuse = (error: string) => ({
        problems: [{ id: 'file', label: __('File', 'store-admin'), error }],
      });
      if (!upload) return refuse(__('Please select a file.', 'store-admin'));
      const written = write(context, { method: 'POST', path: ROOT, upload });
      return 'failure' in written
        ? refuse(written.failure.message)
        : { goTo: 'upload.php', message: 'upload' };
    },
  };
}
