import { __ } from '@wordpress/i18n';

/** The part of the host's media library that is used here; it is there on hosts that print its scripts. */
interface MediaFrame {
  on(event: 'select', listener: () => void): void;
  state(): { get(name: 'selection'): { first(): { toJSON(): unknown } | undefined } };
  open(): void;
}

type OpenFrame = (options: object) => MediaFrame;

function findLibrary(): OpenFrame | undefined {
  const { wp } = window as { wp?: { media?: unknown } };
  return typeof wp?.media === 'function' ? (wp.media as OpenFrame) : undefined;
}

export const hasMediaLibrary = (): boolean => findLibrary() !== undefined;

/** Lets the owner choose a picture in the host's own dialog. */
export function chooseFromLibrary(onChosen: (pictureId: number) => void): void {
  const frame = findLibrary()?.({
    title: __('Choose a logo', 'woocommerce'),
    library: { type: 'image' },
    multiple: false,
  });
  frame?.on('select', () => {
    const picture = frame.state().get('selection').first()?.toJSON();
    const id = typeof picture === 'object' && picture && 'id' in picture ? Number(picture.id) : Number.NaN;
    if (Number.isInteger(id)) onChosen(id);
  });
  frame?.open();
}
