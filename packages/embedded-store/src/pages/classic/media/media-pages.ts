import { listMedia, type Media, sourceOf } from '../../../resources/media';
import { html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import { type List, PER_PAGE } from '../lists/list';
import { oneOfParameter, orderOf, parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import { pageOf } from '../lists/pagination';
import type { RecordForm } from '../records/record-page';

const ROOT = '/wp/v2/media';
const WHAT = { one: 'file', many: 'files' };

export const mediaList: List<Media> = {
  title: 'Media',
  titleLabel: 'File',
  screen: 'upload-php',
  breadcrumbs: ['Media'],
  isPlain: true,
  what: WHAT,
  viewParameter: 'view',
  isSearchable: true,
  addNew: () => ({ label: 'Add new', href: 'media-new.php' }),
  open: (visitor) => {
    const { url, store } = visitor;
    const { media, total } = listMedia(store.db, {
      search: parameter(url, 's') || undefined,
      orderBy: oneOfParameter(url, 'orderby', ['title', 'date']) ?? 'date',
      order: orderOf(url) ?? 'desc',
      limit: PER_PAGE,
      offset: (pageOf(url) - 1) * PER_PAGE,
    });
    const dates = createDateFormat(visitor);
    return {
      items: media,
      total,
      views: [],
      filters: [],
      titleSortBy: 'title',
      name: ({ title }) => title,
      title: (file) => html`<a class="row-title" href="${sourceOf(store, file)}">${file.title}</a>`,
      columns: [
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
      links: () => [],
      rowActions: () => [{ value: 'delete', label: 'Delete permanently', isDestructive: true }],
      bulkActions: [{ value: 'delete', label: 'Delete permanently' }],
    };
  },
  apply: (visitor, _action, id) => {
    const written = write(visitor, { method: 'DELETE', path: `${ROOT}/${id}`, body: { force: true } });
    return 'failure' in written ? written.failure.message : undefined;
  },
  done: { upload: () => 'The file was uploaded.', delete: counted(WHAT, 'deleted for good.') },
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
