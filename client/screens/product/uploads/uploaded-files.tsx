import { __ } from '@wordpress/i18n';
import { InlineNotice } from '@admin/ui';
import { UploadList } from './upload-list';
import type { useMediaPicker } from './use-media-picker';
import type { useUploads } from './use-uploads';

interface UploadedFilesProps {
  chooser: ReturnType<typeof useMediaPicker>;
  uploads: ReturnType<typeof useUploads>;
}

/** Content below a file field: the browser's file input, media library errors and uploads. */
export function UploadedFiles({ chooser, uploads }: UploadedFilesProps) {
  return (
    <>
      {chooser.input}
      {chooser.isBroken && (
        <InlineNotice status="error">
          {__(
            'The media library could not be opened. Choose a file from your device instead.',
            'store-admin',
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
