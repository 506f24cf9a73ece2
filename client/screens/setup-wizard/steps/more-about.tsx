import { __, sprintf } from '@wordpress/i18n';
import type { ProductType } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';
import { Html } from '@admin/ui';

/** What the extension of a kind of products does, as the marketplace words it. */
export function MoreAbout({ type: { id, label, description, moreUrl } }: { type: ProductType }) {
  if (description === '' && moreUrl === null) return null;
  return (
    <>
      <Html as="span" html={description} />{' '}
      {moreUrl !== null && (
        <a
          href={moreUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={sprintf(
            /* translators: %s: name of an extension */
            __('Learn more about %s, in a new tab', 'woocommerce'),
            label,
          )}
          onClick={() => recordEvent('storeprofiler_store_product_type_learn_more', { product_type: id })}
        >
          {__('Learn more', 'woocommerce')}
        </a>
      )}
    </>
  );
}
