import { listMedia, type Media, sourceOf } from '../../../resources/media';
import { html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import type { List } from '../lists/list';
import { DELETE } from '../lists/post-status';
import type { RecordForm } from '../records/record-page';

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
          cell: (file) => html`<a class="row-title" href="${sourceOf(store, file)}">${file.title}</a>`,
        },
        {
          label: 'Preview',
          cell: (file) =>
            file.mimeType.startsWith('image/')
              ? html`<img src="${sourceOf(store, file)}" alt="" loading="lazy" />`
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

/** One file from the computer. */
export function newMedia(visitor: Visitor): RecordForm {
  return {
    title: 'Upload new media',
    screen: 'media-new-php',
    breadcrumbs: ['Media'],
    isPlain: true,
    takesFiles: true,
    addNew: { label: 'All media', href: 'upload.php' },
    messages: {},
    show: (draft) => {
      const error = draft?.problems[0]?.error;
      return html`<p>
          <label for="file">File</label><br />
          <input type="file" id="file" name="file" ${error ? html`aria-invalid="true"` : NOTHING} />
        </p>
        <p class="description">Pictures, PDF, ZIP, MP3, MP4, text and CSV, up to 10 MB.</p>
        <p class="submit">
          <button type="submit" class="button-primary" name="save" value="1">Upload</button>
        </p>`;
    },
    save: (_sent, files) => {
      const upload = files.get('file');
      const at = (error: string) => ({ problems: [{ id: 'file', label: 'File', error }] });
      if (!upload) return at('Please choose a file.');
      const written = write(visitor, { method: 'POST', path: ROOT, upload });
      return 'failure' in written ? at(written.failure.message) : { goTo: 'upload.php', message: 'upload' };
    },
  };
}
