import { useId, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { appearanceStore, checkPicture, PICTURE_TYPES } from '@admin/store-appearance';
import { Button, InlineNotice, Placeholder } from '@admin/ui';
import { useSayBusy } from '../shared/use-say-busy';
import { chooseFromLibrary, hasMediaLibrary } from './media-library';
import './logo-picker.css';

interface LogoPickerProps {
  pictureId: number | undefined;
  onChange: (pictureId: number | undefined) => void;
}

/** Shows the logo, and lets another be chosen or this one be taken away. */
export function LogoPicker({ pictureId, onChange }: LogoPickerProps) {
  const { uploadPicture } = useDispatch(appearanceStore);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const problemId = useId();
  useSayBusy(isUploading, __('Uploading the picture…', 'woocommerce'));

  async function upload(file: File) {
    const reason = checkPicture(file);
    setProblem(reason && describe(reason));
    if (reason) return;
    setUploading(true);
    try {
      onChange((await uploadPicture(file)).id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setUploading(false);
  }

  function remove() {
    onChange(undefined);
    // The button that was pressed goes with the picture.
    chooser.current?.focus();
  }

  const choose = () => (hasMediaLibrary() ? chooseFromLibrary(onChange) : input.current?.click());
  return (
    <div className="sa-logo-picker">
      {pictureId !== undefined && <Preview id={pictureId} />}
      <div className="sa-logo-picker__actions">
        <Button ref={chooser} busy={isUploading} aria-describedby={problemId} onClick={choose}>
          {pictureId === undefined
            ? __('Choose a picture', 'woocommerce')
            : __('Change the logo', 'woocommerce')}
        </Button>
        {pictureId !== undefined && (
          <Button variant="tertiary" isDestructive onClick={remove}>
            {__('Remove the logo', 'woocommerce')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={__('Logo file', 'woocommerce')}
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again, after it was changed on the disk.
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <div id={problemId}>
        {problem !== undefined && <InlineNotice status="error">{problem}</InlineNotice>}
      </div>
    </div>
  );
}

function Preview({ id }: { id: number }) {
  const { picture, status } = useSelect((select, resolution) => ({
    picture: select(appearanceStore).getPicture(id),
    ...resolution(appearanceStore).getPicture(id),
  }));
  if (picture)
    return <img className="sa-logo-picker__picture" src={picture.url} alt={__('Your logo', 'woocommerce')} />;
  if (status !== 'failed') return <Placeholder width={200} height={80} />;
  return <p>{__('The logo is saved, but its picture could not be loaded.', 'woocommerce')}</p>;
}

function describe(reason: ReturnType<typeof checkPicture>): string {
  switch (reason) {
    case 'type':
      return __('Please choose a PNG, JPEG, GIF or WebP picture.', 'woocommerce');
    case 'size':
      return __('This picture is larger than 8 MB. Please choose a smaller one.', 'woocommerce');
    default:
      return __('This file is empty. Please choose another one.', 'woocommerce');
  }
}
