import type { RefObject } from 'react';
import { PICTURE_TYPES } from '@admin/store-appearance';

interface PictureInputProps {
  /** For the button that opens it, since it is not seen. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** The browser's own dialog for pictures on the disk. */
export const PictureInput = ({ input, label, isMultiple = false, onChoose }: PictureInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    aria-label={label}
    accept={PICTURE_TYPES.join()}
    multiple={isMultiple}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // The same file may be chosen again, after it was changed on the disk.
      target.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
