import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { appearanceStore } from '@admin/store-appearance';
import { Placeholder } from '@admin/ui';
import { SingleImage } from './single-image';
import './logo-picker.css';

interface LogoPickerProps {
  logoId: number | undefined;
  onChange: (logoId: number | undefined) => void;
}

/** Shows the logo with buttons to change or remove it. */
export const LogoPicker = ({ logoId, onChange }: LogoPickerProps) => (
  <SingleImage
    preview={logoId !== undefined && <Preview id={logoId} />}
    labels={{
      choose: __('Choose an image', 'store-admin'),
      change: __('Change logo', 'store-admin'),
      remove: __('Remove logo', 'store-admin'),
      file: __('Logo file', 'store-admin'),
      library: __('Upload a logo', 'store-admin'),
    }}
    onChoose={({ id }) => onChange(id)}
    onRemove={() => onChange(undefined)}
  />
);

function Preview({ id }: { id: number }) {
  const { logo, status } = useSelect((select, resolution) => ({
    logo: select(appearanceStore).getImage(id),
    ...resolution(appearanceStore).getImage(id),
  }));
  if (logo)
    return <img className="sa-logo-picker__picture" src={logo.url} alt={__('Your logo', 'store-admin')} />;
  if (status !== 'failed') return <Placeholder width={200} height={80} />;
  return <p>{__('The logo is saved, but its image could not be loaded.', 'store-admin')}</p>;
}
