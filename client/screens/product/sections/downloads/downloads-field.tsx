import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { MediaItem } from '@admin/store-media';
import type { ProductDownload } from '@admin/store-product';
import {
  announce,
  Button,
  formatNewPosition,
  useSortable,
  useNeighborFocus,
  VisuallyHidden,
} from '@admin/ui';
import { formatList } from '../../../../components/format-list';
import { DropArea, UploadedFiles, useMediaPicker, useUploads } from '../../uploads';
import { DownloadLine } from './download-line';
import * as list from './download-list';
import './downloads.css';

export interface DownloadsFieldProps {
  downloads: readonly ProductDownload[];
  /**
   * Changes the current list: uploads may finish after this section was unmounted.
   * @param label names the step in the history
   * @param merge joins steps of the same name, such as typing
   */
  onUpdate: (change: list.Change, label: string, merge?: string) => void;
  /** Key under which the store keeps uploads; unique for each list. */
  group: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Files that customers download: by address, uploaded, or from the media library. */
export function DownloadsField({ downloads, onUpdate, group, error, disabled = false }: DownloadsFieldProps) {
  const id = useId();
  const { container, lines, announcement, handle, uploads, chooser, nameOf, ...files } = useFiles({
    downloads,
    onUpdate,
    group,
  });

  return (
    <DropArea hint={__('Drop files to upload', 'store-admin')} disabled={disabled} onDrop={files.send}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would say its name before every field */}
      <div ref={container} className="sa-downloads" role="group" tabIndex={-1} aria-labelledby={id}>
        <h3 id={id} className="sa-downloads__title">
          {__('Downloadable files', 'store-admin')}
        </h3>
        {downloads.length > 0 && (
          <ul ref={lines} className="sa-downloads__lines">
            {downloads.map((download, index) => (
              <li key={download.id} className="sa-downloads__line" data-key={download.id}>
                <DownloadLine
                  download={download}
                  name={nameOf(download)}
                  error={error === undefined ? undefined : list.findUrlProblem(download.file)}
                  disabled={disabled}
                  handle={handle(index)}
                  onChange={(patch) =>
                    onUpdate(
                      list.change(download.id, patch),
                      __('Downloads', 'store-admin'),
                      `downloads/${download.id}/${Object.keys(patch).join()}`,
                    )
                  }
                  onChoose={() => files.chooseFor(download)}
                  onRemove={() => files.remove(download, index)}
                />
              </li>
            ))}
          </ul>
        )}
        {disabled && downloads.length === 0 && <p>{__('No files yet.', 'store-admin')}</p>}
        {!disabled && (
          <WaysToAdd
            chooser={chooser}
            onUpload={files.send}
            onChoose={files.add}
            onAddByUrl={() => onUpdate(list.add([list.buildDownload()]), __('File added', 'store-admin'))}
          />
        )}
      </div>
      <UploadedFiles chooser={chooser} uploads={uploads} />
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </DropArea>
  );
}

/** Actions on the files of a list: upload, choose, move, replace and remove. */
function useFiles({
  downloads,
  onUpdate,
  group,
}: Pick<DownloadsFieldProps, 'downloads' | 'onUpdate' | 'group'>) {
  const uploads = useUploads({ group });
  const chooser = useMediaPicker({ label: __('Upload files', 'store-admin'), libraryTypes: [] });
  const { container, keepFocusNear } = useNeighborFocus<HTMLDivElement>(
    downloads.length,
    '[data-control="remove"]',
  );
  const nameOf = (download: ProductDownload) =>
    download.name || download.file || __('Unnamed file', 'store-admin');
  const {
    list: lines,
    announcement,
    handle,
  } = useSortable({
    items: downloads,
    getKey: (download) => download.id,
    describe: (download, place) => formatNewPosition(nameOf(download), place, downloads.length),
    onChange: (moved) =>
      onUpdate(list.reorder(moved.map((download) => download.id)), __('File order', 'store-admin')),
  });

  function add(items: readonly MediaItem[]) {
    onUpdate(
      list.add(items.map(({ name, url }) => list.buildDownload(name, url))),
      __('File added', 'store-admin'),
    );
    /* translators: %s: names of files */
    announce(sprintf(__('%s added', 'store-admin'), formatList(items.map(({ name }) => name))));
  }

  const send = (files: readonly File[]) => uploads.send(files, (item) => add([item]));

  function chooseFor({ id: replaced }: ProductDownload) {
    const put = ({ url }: MediaItem) =>
      onUpdate(list.change(replaced, { file: url }), __('File replaced', 'store-admin'));
    chooser.choose({
      isMultiple: false,
      onFiles: (files) => uploads.send(files.slice(0, 1), put),
      onItems: ([item]) => item && put(item),
    });
  }

  function remove(download: ProductDownload, place: number) {
    keepFocusNear(place);
    onUpdate(list.remove(download.id), __('File removed', 'store-admin'));
    /* translators: %s: name of a file */
    announce(sprintf(__('%s removed', 'store-admin'), nameOf(download)));
  }

  return { container, lines, announcement, handle, uploads, chooser, nameOf, send, add, chooseFor, remove };
}

interface WaysToAddProps {
  chooser: ReturnType<typeof useMediaPicker>;
  onUpload: (files: readonly File[]) => void;
  onChoose: (items: readonly MediaItem[]) => void;
  onAddByUrl: () => void;
}

function WaysToAdd({ chooser, onUpload, onChoose, onAddByUrl }: WaysToAddProps) {
  const several = { isMultiple: true, onFiles: onUpload };
  return (
    <div className="sa-downloads__add">
      {chooser.hasLibrary && (
        <Button
          icon="download"
          busy={chooser.isOpening}
          onClick={() => chooser.choose({ ...several, onItems: onChoose })}
        >
          {__('Choose files', 'store-admin')}
        </Button>
      )}
      <Button
        icon="upload"
        variant={chooser.hasLibrary ? 'tertiary' : 'secondary'}
        onClick={() => chooser.chooseFiles(several)}
      >
        {__('Upload files', 'store-admin')}
      </Button>
      <Button icon="link" variant="tertiary" onClick={onAddByUrl}>
        {__('Add file by URL', 'store-admin')}
      </Button>
    </div>
  );
}
