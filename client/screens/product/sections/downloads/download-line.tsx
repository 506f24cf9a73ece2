import type { KeyboardEvent, PointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ProductDownload } from '@admin/store-product';
import { Button, DragHandle, TextField } from '@admin/ui';

interface DownloadLineProps {
  download: ProductDownload;
  /** Unique display name. */
  name: string;
  error: string | undefined;
  disabled: boolean;
  handle: {
    'data-control': string;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
  onChange: (patch: Partial<ProductDownload>) => void;
  onChoose: () => void;
  onRemove: () => void;
}

/** A downloadable file: its name for customers and its address. */
export function DownloadLine(props: DownloadLineProps) {
  const { download, name, error, disabled, handle, onChange, onChoose, onRemove } = props;
  return (
    <>
      {!disabled && <DragHandle className="sa-downloads__handle" name={name} {...handle} />}
      <TextField
        className="sa-downloads__name"
        label={__('File name', 'store-admin')}
        value={download.name}
        disabled={disabled}
        onChange={(text) => onChange({ name: text })}
      />
      <TextField
        className="sa-downloads__file"
        label={__('File URL', 'store-admin')}
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        value={download.file}
        error={error}
        disabled={disabled}
        onChange={(text) => onChange({ file: text })}
      />
      {!disabled && (
        <div className="sa-downloads__tools">
          <Button
            icon="upload"
            variant="tertiary"
            aria-label={sprintf(
              /* translators: %s: name of a file */
              __('Choose another file for %s', 'store-admin'),
              name,
            )}
            onClick={onChoose}
          />
          <Button
            icon="trash"
            variant="tertiary"
            isDestructive
            data-control="remove"
            aria-label={sprintf(
              /* translators: %s: name of a file */
              __('Remove %s', 'store-admin'),
              name,
            )}
            onClick={onRemove}
          />
        </div>
      )}
    </>
  );
}
