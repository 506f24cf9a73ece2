import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { RegistryProvider, WithStores } from '@admin/data';
import { appearanceStore } from '@admin/store-appearance';
import { hasMediaLibrary, openMediaLibrary } from '@admin/media';
import { Button, InlineNotice } from '@admin/ui';
import { SingleImage } from '../../tasks/appearance/single-image';
import { PictureInput } from '../../tasks/appearance/picture-input';
import { usePictureUpload } from '../../tasks/appearance/use-picture-upload';
import { getPageRegistry } from '../registry';

const STORES = [{ store: appearanceStore }];

/** Pictures are sent through the page's own store, wherever on the page an extension asks for them. */
const WithUpload = ({ children }: { children: ReactNode }) => (
  <RegistryProvider registry={getPageRegistry()}>
    <WithStores stores={STORES}>{children}</WithStores>
  </RegistryProvider>
);

/** A file of the media library: its `id`, its `url` and what else the host knows. */
export type MediaItem = Readonly<Record<string, unknown>> & { readonly id: number };

/** What an extension brings to choose from the library instead of the host's dialog. */
export interface MediaUploadProps {
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly value?: number | readonly number[];
  readonly onSelect: (chosen: MediaItem | readonly MediaItem[]) => void;
  readonly render: (tools: { open: () => void }) => ReactNode;
}

export interface MediaUploaderProps {
  /** Of what the library shows; files on the disk are pictures. */
  readonly allowedMediaTypes?: readonly string[];
  readonly buttonText?: string;
  readonly label?: ReactNode;
  /** Whether files can be dropped here. */
  readonly hasDropZone?: boolean;
  readonly multipleSelect?: boolean | string;
  /** In bytes; larger files are refused. */
  readonly maxUploadFileSize?: number;
  readonly value?: number | readonly number[];
  readonly MediaUploadComponent?: ComponentType<MediaUploadProps>;
  readonly onMediaGalleryOpen?: () => void;
  /** Chosen from the library: one file, or several with `multipleSelect`. */
  readonly onSelect?: (chosen: MediaItem | readonly MediaItem[]) => void;
  /** What was brought into the library. */
  readonly onUpload?: (uploaded: readonly MediaItem[]) => void;
  readonly onFileUploadChange?: (uploaded: readonly MediaItem[]) => void;
  readonly onError?: (error: { file: File; code: string; message: string }) => void;
}

/** Files of the host's media library, or pictures that are brought into it. */
export const MediaUploader = (props: MediaUploaderProps) => (
  <WithUpload>
    <Uploader {...props} />
  </WithUpload>
);

function Uploader(props: MediaUploaderProps) {
  const { allowedMediaTypes = ['image'], hasDropZone = true } = props;
  const { buttonText = __('Choose images', 'woocommerce'), MediaUploadComponent } = props;
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
      className={hasDropZone ? 'sa-surface-drop' : 'sa-surface-stack'}
      {...(hasDropZone && {
        onDragOver: (event) => event.preventDefault(),
        onDrop: (event) => {
          event.preventDefault();
          const files = [...event.dataTransfer.files];
          if (files.length > 0) void add(files);
        },
      })}
    >
      <div>{props.label ?? (hasDropZone && __('Drag images here or click to upload', 'woocommerce'))}</div>
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
      <PictureInput
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

/** Brings pictures into the library, and tells the extension of them and of those that were refused. */
function useAddImages({ multipleSelect, maxUploadFileSize = Infinity, ...props }: MediaUploaderProps) {
  const { upload, isUploading, problem } = usePictureUpload();

  async function add(files: readonly File[]): Promise<void> {
    const tell = (file: File, code: string, message: string) => props.onError?.({ file, code, message });
    const [fitting, large] = [
      files.filter(({ size }) => size <= maxUploadFileSize),
      files.filter(({ size }) => size > maxUploadFileSize),
    ];
    for (const file of large) {
      tell(file, 'SIZE_ABOVE_LIMIT', __('This file is too large.', 'woocommerce'));
    }
    const pictures = await upload(multipleSelect ? fitting : fitting.slice(0, 1), (file, message) =>
      tell(file, 'GENERAL', message),
    );
    if (pictures.length === 0) return;
    const uploaded = pictures.map((picture) => ({ ...picture }));
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
  /** Told of the file, or of `null` when it was removed. */
  readonly onChange: (image: MediaItem | null) => void;
  readonly className?: string;
}

/** One picture, which can be changed and removed. */
export const ImageUpload = (props: ImageUploadProps) => (
  <WithUpload>
    <SingleImage
      className={props.className}
      preview={
        props.image && (
          <img
            className="sa-surface-media"
            src={props.image.url}
            alt={__('Selected image', 'woocommerce')}
            width={200}
          />
        )
      }
      labels={{
        choose: __('Choose an image', 'woocommerce'),
        change: __('Change image', 'woocommerce'),
        remove: __('Remove image', 'woocommerce'),
        file: __('Image file', 'woocommerce'),
        library: __('Choose an image', 'woocommerce'),
      }}
      onChoose={(picture) => props.onChange({ ...picture })}
      onRemove={() => props.onChange(null)}
    />
  </WithUpload>
);
