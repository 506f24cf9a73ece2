import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { checkFile, mediaStore, type FileRules, type MediaItem } from '@admin/store-media';

interface UploadsOptions {
  /** Key under which the store keeps uploads, also while the section is unmounted. */
  group: string;
  rules?: FileRules;
}

/** Called with an uploaded file, maybe after its section was unmounted. */
type OnArrive = (item: MediaItem) => void;

/** Uploads to the media library, and files that were rejected before the upload. */
export function useUploads({ group, rules = {} }: UploadsOptions) {
  const { uploadFile, retryUpload, dismissUpload } = useDispatch(mediaStore);
  const uploads = useSelect((select) => select(mediaStore).getUploads(group), [group]);
  const [refused, setRefused] = useState<readonly string[]>([]);

  function send(files: readonly File[], onArrive: OnArrive) {
    const problems: string[] = [];
    for (const file of files) {
      const problem = checkFile(file, rules);
      if (problem) problems.push(describe(file.name, problem));
      else {
        uploadFile(group, file).then(
          (item) => item && onArrive(item),
          // The store reports failures; nothing else to do here.
          () => undefined,
        );
      }
    }
    setRefused(problems);
  }

  return { uploads, refused, send, retryUpload, dismissUpload, forgetRefused: () => setRefused([]) };
}

function describe(name: string, problem: 'type' | 'size' | 'empty'): string {
  switch (problem) {
    case 'type':
      /* translators: %s: name of a file */
      return sprintf(__('%s is not a PNG, JPEG, GIF, WebP or AVIF image.', 'store-admin'), name);
    case 'size':
      /* translators: %s: name of a file */
      return sprintf(__('%s is larger than 10 MB. Please make it smaller first.', 'store-admin'), name);
    default:
      /* translators: %s: name of a file */
      return sprintf(__('%s is empty.', 'store-admin'), name);
  }
}
