import { __, sprintf } from '@wordpress/i18n';
import { Icon, VisuallyHidden } from '@admin/ui';
import './stars.css';

const MAX_STARS = 5;

export function Stars({ rating }: { rating: number }) {
  const label = sprintf(
    /* translators: 1: number of stars given, 2: most there can be */
    __('%1$d out of %2$d stars', 'store-admin'),
    rating,
    MAX_STARS,
  );
  return (
    <span className="sa-stars">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Icon key={index} name="star" size={16} className={index < rating ? 'is-given' : undefined} />
      ))}
    </span>
  );
}
