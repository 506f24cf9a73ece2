import { useId, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { hasMediaLibrary, openMediaLibrary, type MediaFile } from '@admin/media';
import { Button, InlineNotice } from '@admin/ui';
import type { Image } from '@admin/store-appearance';
import { ImageInput } from './image-input';
import { useImageUpload } from './use-image-upload';
import './single-image.css';

interface SingleImageProps {
  /** Preview of the chosen image; empty if there is none. */
  preview: ReactNode;
  labels: Readonly<Record<'choose' | 'change' | 'remove' | 'file' | 'library', string>>;
  /** Called with the image chosen in the media library, or uploaded to it. */
  onChoose: (image: MediaFile | Image) => void;
  onRemove: () => void;
  className?: string | undefined;
}

/**
 * Selects an image in the media library (or uploads it, if there is no library), with buttons to change or remove it.
 */
export function SingleImage({ preview, labels, onChoose, onRemove, className }: SingleImageProps) {
  const { upload, isUploading, problem } = useImageUpload();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLElement>(null);
  const problemId = useId();
  const [library, setLibrary] = useState<'closed' | 'opening' | 'broken'>('closed');

  async function add(files: readonly File[]) {
    const [image] = await upload(files);
    if (image) onChoose(image);
  }

  function remove() {
    onRemove();
    // The pressed button is removed with the image.
    chooser.current?.focus();
  }

  function choose() {
    if (library === 'broken' || !hasMediaLibrary()) input.current?.click();
    else if (library === 'closed') void open();
  }

  async function open() {
    setLibrary('opening');
    try {
      await openMediaLibrary({ title: labels.library }, ([file]) => file && onChoose(file));
      setLibrary('closed');
    } catch {
      // The next click opens the file dialog.
      setLibrary('broken');
    }
  }

  return (
    <div className={['sa-one-picture', className].filter(Boolean).join(' ')}>
      {preview}
      <div className="sa-one-picture__actions">
        <Button
          ref={chooser}
          busy={isUploading || library === 'opening'}
          aria-describedby={problemId}
          onClick={choose}
        >
          {preview ? labels.change : labels.choose}
        </Button>
        {preview && (
          <Button variant="tertiary" isDestructive onClick={remove}>
            {labels.remove}
          </Button>
        )}
      </div>
      <ImageInput input={input} label={labels.file} onChoose={(files) => void add(files)} />
      <div id={problemId}>
        {problem !== undefined && <InlineNotice status="error">{problem}</InlineNotice>}
        {problem === undefined && library === 'broken' && (
          <InlineNotice status="error">
            {__(
              'The media library could not be opened. Choose a file from your device instead.',
              'store-admin',
            )}
          </InlineNotice>
        )}
      </div>
    </div>
  );
}
