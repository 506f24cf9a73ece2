import { useRef, useState } from 'react';
import { hasMediaLibrary, openMediaLibrary, type MediaFile } from '@admin/media';
import type { MediaItem } from '@admin/store-media';

interface MediaPickerOptions {
  /** Title of the media library dialog, and label of the file input. */
  label: string;
  /** File types in the media library, such as `image`; all if empty. */
  libraryTypes: readonly string[];
  /** File types of the browser's dialog; all if omitted. */
  types?: readonly string[] | undefined;
}

interface Choice {
  isMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
  onItems: (items: readonly MediaItem[]) => void;
}

/**
 * Opens the media library, or a file dialog. If the library can't be opened, `isBroken` is set and the next click opens
 * the file dialog: browsers open it only in response to a click.
 * @returns `input` has to be rendered
 */
export function useMediaPicker({ label, libraryTypes, types }: MediaPickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<(files: readonly File[]) => void>(undefined);
  const [library, setLibrary] = useState<'closed' | 'opening' | 'broken'>('closed');
  const hasLibrary = library !== 'broken' && hasMediaLibrary();

  function chooseFiles({ isMultiple, onFiles }: Omit<Choice, 'onItems'>) {
    if (!input.current) return;
    waiting.current = onFiles;
    input.current.multiple = isMultiple;
    input.current.click();
  }

  function choose(choice: Choice) {
    if (!hasLibrary) chooseFiles(choice);
    else if (library === 'closed') void open(choice);
  }

  async function open({ isMultiple, onItems }: Choice) {
    setLibrary('opening');
    try {
      await openMediaLibrary({ title: label, isMultiple, types: libraryTypes }, (files) =>
        onItems(files.map(toItem)),
      );
      setLibrary('closed');
    } catch {
      setLibrary('broken');
    }
  }

  const element = (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={types?.join()}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Allows choosing the same file again after it was changed on disk.
        target.value = '';
        if (files.length > 0) waiting.current?.(files);
      }}
    />
  );

  return {
    choose,
    chooseFiles,
    hasLibrary,
    isOpening: library === 'opening',
    isBroken: library === 'broken',
    input: element,
  };
}

/** The media library uses other property names. */
function toItem(file: MediaFile): MediaItem {
  const text = (name: string) => (typeof file[name] === 'string' ? file[name] : '');
  const url = text('url') || text('source_url');
  return { id: file.id, url, name: text('title') || text('filename'), alt: text('alt'), thumbnail: url };
}
