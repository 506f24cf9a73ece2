import type { ProductType } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';
import { Html } from '@admin/ui';
import { LearnMore } from '../../../onboarding/first-run/learn-more';
import './more-about.css';

/** Describes the extension for a product type, in the marketplace's text. */
export function MoreAbout({ type: { id, label, description, moreUrl } }: { type: ProductType }) {
  if (description === '' && moreUrl === null) return null;
  const tell = () => void recordEvent('storeprofiler_store_product_type_learn_more', { product_type: id });
  return (
    <span className="sa-more-about">
      <Html as="span" html={description} />{' '}
      {moreUrl !== null && <LearnMore href={moreUrl} name={label} onClick={tell} />}
    </span>
  );
}
