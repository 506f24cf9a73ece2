import { useId, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { appearanceStore } from '@admin/store-appearance';
import { Button, InlineNotice, Placeholder } from '@admin/ui';
import { chooseFromLibrary, hasMediaLibrary } from './media-library';
import { PictureInput } from './picture-input';
import { usePictureUpload } from './use-picture-upload';
import './logo-picker.css';

interface LogoPickerProps {
  pictureId: number | undefined;
  onChange: (pictureId: number | undefined) => void;
}

/** Shows the logo, and lets another be chosen or this one be taken away. */
export function LogoPicker({ pictureId, onChange }: LogoPickerProps) {
  const { upload, isUploading, problem } = usePictureUpload();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLElement>(null);
  const problemId = useId();

  async function add(files: readonly File[]) {
    const [picture] = await upload(files);
    if (picture) onChange(picture.id);
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
      <PictureInput
        input={input}
        label={__('Logo file', 'woocommerce')}
        onChoose={(files) => void add(files)}
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
