import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { RegistryProvider, WithStores } from '@admin/data';
import { appearanceStore } from '@admin/store-appearance';
import { hasMediaLibrary, openMediaLibrary } from '@admin/media';
import { Button, InlineNotice } from '@admin/ui';
import { SingleImage } from '../../tasks/appearance/single-image';
import { ImageInput } from '../../tasks/appearance/image-input';
import { useImageUpload } from '../../tasks/appearance/use-image-upload';
import { getPageRegistry } from '../registry';

const STORES = [{ store: appearanceStore }];

/** Uploads use the page's media store, wherever an extension renders this. */
const WithUpload = ({ children }: { children: ReactNode }) => (
  <RegistryProvider registry={getPageRegistry()}>
    <WithStores stores={STORES}>{children}</WithStores>
  </RegistryProvider>
);

/** A file of the media library: its `id`, `url` and the host's other data. */
export type MediaItem = Readonly<Record<string, unknown>> & { readonly id: number };

/** Props for an extension's own replacement of the host's media dialog. */
export interface MediaUploadProps {
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly value?: number | readonly number[];
  readonly onSelect: (chosen: MediaItem | readonly MediaItem[]) => void;
  readonly render: (tools: { open: () => void }) => ReactNode;
}

export interface MediaUploaderProps {
  /** File types that the library shows; uploaded files are images. */
  readonly allowedMediaTypes?: readonly string[];
  readonly buttonText?: string;
  readonly label?: ReactNode;
  /** Whether files can be dropped here. */
  readonly hasDropZone?: boolean;
  readonly multipleSelect?: boolean | string;
  /** In bytes; larger files are rejected. */
  readonly maxUploadFileSize?: number;
  readonly value?: number | readonly number[];
  readonly MediaUploadComponent?: ComponentType<MediaUploadProps>;
  readonly onMediaGalleryOpen?: () => void;
  /** Called with the files selected from the library: one, or several with `multipleSelect`. */
  readonly onSelect?: (chosen: MediaItem | readonly MediaItem[]) => void;
  /** Called with the uploaded files. */
  readonly onUpload?: (uploaded: readonly MediaItem[]) => void;
  readonly onFileUploadChange?: (uploaded: readonly MediaItem[]) => void;
  readonly onError?: (error: { file: File; code: string; message: string }) => void;
}

/** Selects files of the host's media library, or uploads images to it. */
export const MediaUploader = (props: MediaUploaderProps) => (
  <WithUpload>
    <Uploader {...props} />
  </WithUpload>
);

function Uploader(props: MediaUploaderProps) {
  const { allowedMediaTypes = ['image'], hasDropZone = true } = props;
  const { buttonText = __('Choose images', 'store-admin'), MediaUploadComponent } = props;
  const isMultiple = Boolean(props.multipleSelect);
  const { add, isUploading, problem } = useAddImages(props);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const select = (chosen: MediaItem | readonly MediaItem[]) => props.onSelect?.(chosen);
  function choose() {
    if (!hasMediaLibrary()) {
      input.current?.click();
      return;
    }
    props.onMediaGalleryOpen?.();
    openMediaLibrary({ title: buttonText, types: allowedMediaTypes, isMultiple }, (files) => {
      const [first] = files;
      if (isMultiple) select(files);
      else if (first) select(first);
    }).catch(() => input.current?.click());
  }

  const button = { label: buttonText, isBusy: isUploading, describedBy: problemId };
  return (
    <div
      className={hasDropZone ? 'sa-extension-drop' : 'sa-extension-stack'}
      {...(hasDropZone && {
        onDragOver: (event) => event.preventDefault(),
        onDrop: (event) => {
          event.preventDefault();
          const files = [...event.dataTransfer.files];
          if (files.length > 0) void add(files);
        },
      })}
    >
      <div>{props.label ?? (hasDropZone && __('Drag images here or click to upload', 'store-admin'))}</div>
      {MediaUploadComponent ? (
        <MediaUploadComponent
          allowedTypes={allowedMediaTypes}
          multiple={isMultiple}
          {...(props.value === undefined ? {} : { value: props.value })}
          onSelect={select}
          render={({ open }) => (
            <OpenButton
              {...button}
              onOpen={() => {
                props.onMediaGalleryOpen?.();
                open();
              }}
            />
          )}
        />
      ) : (
        <OpenButton {...button} onOpen={choose} />
      )}
      <ImageInput
        input={input}
        label={buttonText}
        isMultiple={isMultiple}
        onChoose={(files) => void add(files)}
      />
      <div id={problemId}>
        {problem !== undefined && <InlineNotice status="error">{problem}</InlineNotice>}
      </div>
    </div>
  );
}

/** Uploads images to the library, and calls back with the uploaded and the rejected ones. */
function useAddImages({ multipleSelect, maxUploadFileSize = Infinity, ...props }: MediaUploaderProps) {
  const { upload, isUploading, problem } = useImageUpload();

  async function add(files: readonly File[]): Promise<void> {
    const tell = (file: File, code: string, message: string) => props.onError?.({ file, code, message });
    const [fitting, large] = [
      files.filter(({ size }) => size <= maxUploadFileSize),
      files.filter(({ size }) => size > maxUploadFileSize),
    ];
    for (const file of large) {
      tell(file, 'SIZE_ABOVE_LIMIT', __('This file is too large.', 'store-admin'));
    }
    const images = await upload(multipleSelect ? fitting : fitting.slice(0, 1), (file, message) =>
      tell(file, 'GENERAL', message),
    );
    if (images.length === 0) return;
    const uploaded = images.map((image) => ({ ...image }));
    props.onFileUploadChange?.(uploaded);
    props.onUpload?.(uploaded);
  }

  return { add, isUploading, problem };
}

const OpenButton = (props: { label: string; isBusy: boolean; describedBy: string; onOpen: () => void }) => (
  <Button busy={props.isBusy} aria-describedby={props.describedBy} onClick={props.onOpen}>
    {props.label}
  </Button>
);

export interface ImageUploadProps {
  readonly image?: { readonly id?: number; readonly url: string } | null;
  /** Called with the file, or with `null` when it is removed. */
  readonly onChange: (image: MediaItem | null) => void;
  readonly className?: string;
}

/** An image that can be changed and removed. */
export const ImageUpload = (props: ImageUploadProps) => (
  <WithUpload>
    <SingleImage
      className={props.className}
      preview={
        props.image && (
          <img
            className="sa-extension-media"
            src={props.image.url}
            alt={__('Selected image', 'store-admin')}
            width={200}
          />
        )
      }
      labels={{
        choose: __('Choose an image', 'store-admin'),
        change: __('Change image', 'store-admin'),
        remove: __('Remove image', 'store-admin'),
        file: __('Image file', 'store-admin'),
        library: __('Choose an image', 'store-admin'),
      }}
      onChoose={(image) => props.onChange({ ...image })}
      onRemove={() => props.onChange(null)}
    />
  </WithUpload>
);
