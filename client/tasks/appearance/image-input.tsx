import type { RefObject } from 'react';
import { IMAGE_TYPES } from '@admin/store-appearance';

interface ImageInputProps {
  /** For the button that opens the dialog, since the input is hidden. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** The browser's file dialog for images. */
export const ImageInput = ({ input, label, isMultiple = false, onChoose }: ImageInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    aria-label={label}
    accept={IMAGE_TYPES.join()}
    multiple={isMultiple}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // Allows choosing the same file again after it was changed on disk.
      target.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
