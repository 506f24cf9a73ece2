import { __ } from '@wordpress/i18n';
import { Placeholder, VisuallyHidden } from '@admin/ui';

/** Placeholders for rows that are loading. */
export const OfferPlaceholders = ({ count }: { count: number }) => (
  <div className="sa-marketing-waiting" aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className="sa-marketing-waiting__row">
        <Placeholder width={40} height={40} />
        <div>
          <Placeholder width="40%" height={14} />
          <Placeholder width="75%" height={12} />
        </div>
      </div>
    ))}
  </div>
);
