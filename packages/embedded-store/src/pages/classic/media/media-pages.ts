import { listMedia, getSourceUrl } from '../../../site';
import type { Media } from '../../../site';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import type { List } from '../lists/list';
import { DELETE } from '../lists/post-status';
import { field } from '../records/record-form';
import type { RecordForm } from '../records/record-form';

const ROOT = '/wp/v2/media';

export const mediaList: List<Media> = {
  title: 'Media',
  screen: 'upload-php',
  breadcrumbs: ['Media'],
  isPlain: true,
  what: { one: 'file', many: 'files' },
  addNew: () => ({ label: 'Add new', href: 'media-new.php' }),
  root: ROOT,
  actions: { delete: DELETE },
  messages: { upload: 'File uploaded.' },
  open(visitor, query) {
    const { store } = visitor;
    const { media, total } = listMedia(store.db, {
      search: query.search || undefined,
      orderBy: query.orderBy(['date', 'title']),
      order: query.order ?? 'desc',
      limit: query.limit,
      offset: query.offset,
    });
    const dates = createDateFormat(visitor);
    return {
      items: media,
      total,
      name: ({ title }) => title,
      columns: [
        {
          label: 'File',
          sortBy: 'title',
          cell: (file) => html`<a class="row-title" href="${getSourceUrl(store, file)}">${file.title}</a>`,
        },
        {
          label: 'Preview',
          cell: (file) =>
            file.mimeType.startsWith('image/')
              ? html`<img src="${getSourceUrl(store, file)}" alt="" loading="lazy" />`
              : '–',
        },
        { label: 'Type', cell: ({ mimeType }) => mimeType },
        { label: 'Size', isNumber: true, cell: ({ size }) => `${Math.ceil(size / 1024)} kB` },
        { label: 'Date', sortBy: 'date', cell: ({ createdAt }) => dates.day(createdAt) },
      ],
      rowActions: () => ['delete'],
      bulkActions: ['delete'],
    };
  },
};

/** The upload form for one file. */
export function newMedia(visitor: AdminPageContext): RecordForm {
  return {
    title: 'Upload new media',
    screen: 'media-new-php',
    breadcrumbs: ['Media'],
    isPlain: true,
    takesFiles: true,
    link: { label: 'All media', href: 'upload.php' },
    boxes: [
      {
        id: 'upload',
        title: '',
        fields: [
          field('file', 'file', 'File', {
            description: 'Images, PDF, ZIP, MP3, MP4, text and CSV, up to 10 MB.',
          }),
        ],
        buttons: [{ name: 'save', label: 'Upload', isPrimary: true, message: 'upload' }],
      },
    ],
    save: (_sent, files) => {
      const upload = files.get('file');
      const refuse = (error: string) => ({ problems: [{ id: 'file', label: 'File', error }] });
      if (!upload) return refuse('Please select a file.');
      const written = write(visitor, { method: 'POST', path: ROOT, upload });
      return 'failure' in written
        ? refuse(written.failure.message)
        : { goTo: 'upload.php', message: 'upload' };
    },
  };
}
