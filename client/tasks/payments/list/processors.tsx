import { __, sprintf } from '@wordpress/i18n';
import { PaymentLogo } from '@admin/payment-logos';
import { findBrand } from './find-brand';

interface ProcessorsProps {
  /** Title of the payment method. */
  title: string;
  /** Image addresses by name; empty if the server's address is invalid. */
  images: Readonly<Record<string, string>>;
}

/** Cards and wallets that a payment method accepts: our icons if available, otherwise the server's images. */
export function Processors({ title, images }: ProcessorsProps) {
  const processors = Object.entries(images).flatMap(([name, image]) => {
    const brand = findBrand(name);
    if (brand) return [{ name, logo: <PaymentLogo brand={brand} /> }];
    return image === '' ? [] : [{ name, logo: <img src={image} alt={name} width={51} height={35} /> }];
  });
  if (processors.length === 0) return null;
  return (
    <ul
      className="sa-processors"
      aria-label={sprintf(
        /* translators: %s: name of a payment method */
        __('Payment methods accepted by %s', 'store-admin'),
        title,
      )}
    >
      {processors.map(({ name, logo }) => (
        <li key={name}>{logo}</li>
      ))}
    </ul>
  );
}
