import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import type { ProductRecord } from '@admin/store-product';
import { Checkbox } from '@admin/ui';
import { toTickProps, IntegerField } from '../../controls';
import { useProductField, type ProductField, type Section } from '../../form';
import { useUpdateMember } from '../../uploads';
import { validateDownloads } from './download-list';
import { DownloadsField } from './downloads-field';

/** External, grouped and variable products have no files. */
const WITHOUT_FILES: readonly unknown[] = ['grouped', 'external', 'variable'];

export const downloadsSection = (): Section => ({
  id: 'downloads',
  tab: 'shipping',
  title: __('Downloads', 'store-admin'),
  order: 40,
  forms: ['product', 'variation'],
  isShown: ({ type }: ProductRecord) => !WITHOUT_FILES.includes(type),
  content: Downloads,
  validate: validateDownloads,
});

const STORES = [{ store: mediaStore }];

/** Whether the product is downloadable, its files, the download limit and the expiry. */
function Downloads() {
  const downloadable = useProductField('downloadable');
  return (
    <div className="sa-product-fields">
      <Checkbox
        {...toTickProps('downloadable', downloadable)}
        label={__('Downloadable', 'store-admin')}
        help={__('Customers can download these files after payment.', 'store-admin')}
      />
      {downloadable.value && (
        <>
          <WithStores stores={STORES}>
            <Files />
          </WithStores>
          <Limits />
        </>
      )}
    </div>
  );
}

function Files() {
  const { value, error, isReadOnly } = useProductField('downloads');
  const { group, update } = useUpdateMember('downloads');
  return (
    <DownloadsField
      downloads={value}
      onUpdate={(change, label, merge) => update((downloads) => [...change(downloads)], label, merge)}
      group={group}
      error={error}
      disabled={isReadOnly}
    />
  );
}

function Limits() {
  const limit = useProductField('download_limit');
  const expiry = useProductField('download_expiry');
  return (
    <div className="sa-product-pair">
      <IntegerField
        {...toCountProps('download_limit', limit)}
        label={__('Download limit', 'store-admin')}
        placeholder={__('Unlimited', 'store-admin')}
        help={__(
          'The number of times a customer can download a file. Leave empty for no limit.',
          'store-admin',
        )}
      />
      <IntegerField
        {...toCountProps('download_expiry', expiry)}
        label={__('Download expiry', 'store-admin')}
        placeholder={__('Never', 'store-admin')}
        suffix={__('days', 'store-admin')}
        help={__('The number of days after purchase. Leave empty for no expiry.', 'store-admin')}
      />
    </div>
  );
}

/** The API uses -1 for an empty field. */
const toCountProps = (name: string, { value, onChange, error, isReadOnly }: ProductField<number>) => ({
  name,
  value: value === -1 ? null : value,
  onChange: (count: number | null) => onChange(count ?? -1),
  error,
  disabled: isReadOnly,
});
