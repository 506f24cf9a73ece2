import { useRef, useState } from 'react';
import { hasMediaLibrary, openMediaLibrary, type MediaFile } from '@admin/media';
import type { MediaItem } from '@admin/store-media';

interface MediaPickerOptions {
  /** Name of the host's dialog, and of the browser's for files. */
  label: string;
  /** What the library shows, such as `image`; everything when empty. */
  libraryTypes: readonly string[];
  /** For the browser's dialog; all when left out. */
  types?: readonly string[] | undefined;
}

interface Choice {
  isMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
  onItems: (items: readonly MediaItem[]) => void;
}

/**
 * Lets the owner choose in the host's library, or files of the device. Where the library cannot be opened, `isBroken`
 * says so and the next choice is one of files: browsers open their dialog only for a press.
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
        // The same file may be chosen again, after it was changed on the disk.
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

/** The library names things its own way. */
function toItem(file: MediaFile): MediaItem {
  const text = (name: string) => (typeof file[name] === 'string' ? file[name] : '');
  const url = text('url') || text('source_url');
  return { id: file.id, url, name: text('title') || text('filename'), alt: text('alt'), thumbnail: url };
}
