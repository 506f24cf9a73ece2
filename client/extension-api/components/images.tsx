import { useState, type ReactNode } from 'react';
import { getHost } from '@admin/host';
import { VisuallyHidden } from '@admin/ui';

/** The image of a product, or the store's placeholder image. */
export function ProductImage(props: {
  product?: { readonly images?: readonly { src?: string; alt?: string }[]; readonly name?: string };
  alt?: string;
  width?: number;
  height?: number;
}) {
  const { product, width = 33, height = width } = props;
  const [image] = product?.images ?? [];
  const [missing, setMissing] = useState<string>();
  const isThere = image?.src !== undefined && image.src !== missing;
  return (
    <img
      className="sa-extension-media"
      src={isThere ? image.src : getHost().settings.placeholderImgSrc}
      onError={() => setMissing(image?.src)}
      alt={props.alt ?? image?.alt ?? ''}
      width={width}
      height={height}
    />
  );
}

export const ImageGallery = ({ children }: { children?: ReactNode }) => (
  <div className="sa-extension-row">{children}</div>
);

export const ImageGalleryItem = ({ src, alt }: { src: string; alt: string; id?: string }) => (
  <img className="sa-extension-media" src={src} alt={alt} width={100} />
);

interface Address {
  readonly country?: string;
}

export interface FlagProps {
  /** Two letters. */
  readonly code?: string;
  /** An order whose country is shown instead. */
  readonly order?: { readonly shipping?: Address; readonly billing?: Address };
  readonly size?: number;
}

/** The flag of a country. */
export function Flag({ code = '', order, size = 24 }: FlagProps) {
  const letters = (order?.shipping?.country || order?.billing?.country || code).toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return null;
  // Two regional indicator symbols are rendered as the flag of the country.
  const flag = Array.from(letters, (letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))).join('');
  const { countries } = getHost().settings;
  return (
    <span style={{ fontSize: size }}>
      <span aria-hidden="true">{flag}</span>
      <VisuallyHidden>{countries[letters] ?? letters}</VisuallyHidden>
    </span>
  );
}
