import { __ } from '@wordpress/i18n';
import { Placeholder, VisuallyHidden } from '@admin/ui';

export const LoadingRows = ({ count, height }: { count: number; height: number }) => (
  <div aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="sa-activity__row" style={{ minBlockSize: height }}>
        <Placeholder width={`${60 - (index % 3) * 12}%`} height={16} />
      </div>
    ))}
  </div>
);
