import { __, sprintf } from '@wordpress/i18n';
import { PaymentLogo } from '@admin/payment-logos';
import { findBrand } from './find-brand';

interface ProcessorsProps {
  /** Of the payment method. */
  title: string;
  /** Images by name; empty where the one that was sent is no address to load from. */
  images: Readonly<Record<string, string>>;
}

/** The cards and wallets that a payment method takes: our own marks where there are, else the images that were sent. */
export function Processors({ title, images }: ProcessorsProps) {
  const processors = Object.entries(images).flatMap(([name, image]) => {
    const brand = findBrand(name);
    if (brand) return [{ name, picture: <PaymentLogo brand={brand} /> }];
    return image === '' ? [] : [{ name, picture: <img src={image} alt={name} width={51} height={35} /> }];
  });
  if (processors.length === 0) return null;
  return (
    <ul
      className="sa-processors"
      aria-label={sprintf(
        /* translators: %s: name of a payment method */
        __('Payment methods accepted by %s', 'woocommerce'),
        title,
      )}
    >
      {processors.map(({ name, picture }) => (
        <li key={name}>{picture}</li>
      ))}
    </ul>
  );
}
