import { useId, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { Button, Pill, VisuallyHidden } from '@admin/ui';

/** A moment, for people and for machines. */
export function DateText(props: {
  date: string | globalThis.Date;
  visibleFormat?: string;
  screenReaderFormat?: string;
}) {
  const { dateFormat, timeZone, locale } = getHost().settings;
  const moment = new globalThis.Date(props.date);
  const write = (format: string) => formatDate(moment, format, { timeZone, locale: locale.userLocale });
  return <time dateTime={write('c')}>{write(props.visibleFormat ?? dateFormat)}</time>;
}

/** What an order is at. */
export function OrderStatus(props: {
  order: { readonly status: string };
  orderStatusMap?: Readonly<Record<string, string>>;
  className?: string;
}) {
  const { status } = props.order;
  const names = props.orderStatusMap ?? getHost().settings.orderStatuses;
  return <Pill>{names[status] ?? status}</Pill>;
}

/** Stars, told in words. */
export function Rating({
  rating = 0,
  totalStars = 5,
}: {
  rating?: number;
  totalStars?: number;
  size?: number;
}) {
  const full = Math.max(0, Math.min(Math.round(rating), totalStars));
  return (
    <span className="sa-surface-stars">
      <span aria-hidden="true">
        {'★'.repeat(full)}
        {'☆'.repeat(totalStars - full)}
      </span>
      <VisuallyHidden>
        {sprintf(
          /* translators: 1: stars given, 2: stars at most */
          __('%1$s out of %2$s stars.', 'woocommerce'),
          String(rating),
          String(totalStars),
        )}
      </VisuallyHidden>
    </span>
  );
}

export const ProductRating = ({ product }: { product?: { readonly average_rating?: number | string } }) => (
  <Rating rating={Number(product?.average_rating ?? 0)} />
);

export const ReviewRating = ({ review }: { review?: { readonly rating?: number | string } }) => (
  <Rating rating={Number(review?.rating ?? 0)} />
);

/** Something chosen, which can be taken away. */
export function Tag(props: {
  id?: number | string;
  label: string;
  screenReaderLabel?: string;
  remove?: (id: number | string | undefined) => (() => void) | void;
}) {
  const id = useId();
  const { remove, label } = props;
  return (
    <span className="sa-surface-tag">
      <span id={id}>{label}</span>
      {remove && (
        <Button
          variant="link"
          size="small"
          icon="close"
          /* translators: %s: what was chosen */
          aria-label={sprintf(__('Remove %s', 'woocommerce'), props.screenReaderLabel ?? label)}
          onClick={() => remove(props.id)?.()}
        />
      )}
    </span>
  );
}

/** The picture of a product, or the shop's stand-in for one. */
export function ProductImage(props: {
  product?: { readonly images?: readonly { src?: string; alt?: string }[]; readonly name?: string };
  alt?: string;
  width?: number;
  height?: number;
}) {
  const { product, width = 33, height = width } = props;
  const [image] = product?.images ?? [];
  return (
    <img
      className="sa-surface-media"
      src={image?.src ?? getHost().settings.placeholderImgSrc}
      alt={props.alt ?? image?.alt ?? ''}
      width={width}
      height={height}
    />
  );
}

/** The flag of a country, by its two letters. */
export function Flag({ code, size = 24 }: { code?: string; size?: number }) {
  const letters = (code ?? '').toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return null;
  // Two regional indicators are drawn as the flag of the country.
  const flag = Array.from(letters, (letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))).join('');
  const { countries } = getHost().settings;
  return (
    <span style={{ fontSize: size }}>
      <span aria-hidden="true">{flag}</span>
      <VisuallyHidden>{countries[letters] ?? letters}</VisuallyHidden>
    </span>
  );
}

/** Another page inside this one. */
export const WebPreview = ({ src, title, onLoad }: { src: string; title: string; onLoad?: () => void }) => (
  <iframe className="sa-surface-frame" src={src} title={title} onLoad={onLoad} />
);

/** One of a few, all in view. */
export function SegmentedSelection(props: {
  options: readonly { value: string; label: ReactNode }[];
  selected?: string;
  onSelect: (choice: Record<string, string>) => void;
  name: string;
  legend: string;
}) {
  return (
    <fieldset>
      <legend className="screen-reader-text">{props.legend}</legend>
      <span className="sa-surface-row">
        {props.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              checked={value === props.selected}
              onChange={() => props.onSelect({ [props.name]: value })}
            />{' '}
            {label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
