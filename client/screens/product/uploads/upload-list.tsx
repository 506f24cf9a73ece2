import { __, sprintf } from '@wordpress/i18n';
import type { Upload } from '@admin/store-media';
import { Button, Icon, InlineNotice, ProgressBar } from '@admin/ui';
import './uploads.css';

interface UploadListProps {
  uploads: readonly Upload[];
  /** Error messages about files that were not uploaded. */
  refused: readonly string[];
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
  onForget: () => void;
}

/** Progress of each upload, with actions for failed ones. */
export function UploadList({ uploads, refused, onRetry, onDismiss, onForget }: UploadListProps) {
  return (
    <>
      {refused.length > 0 && (
        <InlineNotice
          status="error"
          actions={
            <Button variant="link" onClick={onForget}>
              {__('Dismiss', 'store-admin')}
            </Button>
          }
        >
          {refused.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </InlineNotice>
      )}
      {uploads.length > 0 && (
        <ul className="sa-uploads" aria-label={__('Uploads', 'store-admin')}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
    </>
  );
}

function UploadLine({
  upload: { id, name, status, progress, failure },
  onRetry,
  onDismiss,
}: { upload: Upload } & Pick<UploadListProps, 'onRetry' | 'onDismiss'>) {
  return (
    <li className="sa-uploads__line">
      <span className="sa-uploads__name">{name}</span>
      {status === 'waiting' && <span className="sa-uploads__state">{__('Waiting', 'store-admin')}</span>}
      {status === 'sending' && (
        <span className="sa-uploads__state">
          <ProgressBar
            value={progress}
            max={1}
            label={sprintf(
              /* translators: %s: name of a file */
              __('Uploading %s', 'store-admin'),
              name,
            )}
          />
        </span>
      )}
      {status === 'failed' && (
        <>
          <span className="sa-uploads__failure" role="alert">
            <Icon name="error" size={16} />
            {failure?.message}
          </span>
          <span className="sa-uploads__actions">
            <Button
              size="small"
              aria-label={sprintf(
                /* translators: %s: name of a file */
                __('Upload %s again', 'store-admin'),
                name,
              )}
              onClick={() => onRetry(id)}
            >
              {__('Try again', 'store-admin')}
            </Button>
            <Button
              size="small"
              variant="tertiary"
              icon="close"
              aria-label={sprintf(
                /* translators: %s: name of a file */
                __('Cancel uploading %s', 'store-admin'),
                name,
              )}
              onClick={() => onDismiss(id)}
            />
          </span>
        </>
      )}
    </li>
  );
}
