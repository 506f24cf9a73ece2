import { __ } from '@wordpress/i18n';
import { InlineNotice } from '@admin/ui';
import { UploadList } from './upload-list';
import type { useMediaPicker } from './use-media-picker';
import type { useUploads } from './use-uploads';

interface SentFilesProps {
  chooser: ReturnType<typeof useMediaPicker>;
  uploads: ReturnType<typeof useUploads>;
}

/** What is below a field of files: the browser's own input, what went wrong with the library, and what is sent. */
export function SentFiles({ chooser, uploads }: SentFilesProps) {
  return (
    <>
      {chooser.input}
      {chooser.isBroken && (
        <InlineNotice status="error">
          {__(
            'The media library could not be opened. Choose a file from your device instead.',
            'woocommerce',
          )}
        </InlineNotice>
      )}
      <UploadList
        uploads={uploads.uploads}
        refused={uploads.refused}
        onRetry={(upload) => void uploads.retryUpload(upload)}
        onDismiss={(upload) => void uploads.dismissUpload(upload)}
        onForget={uploads.forgetRefused}
      />
    </>
  );
}
