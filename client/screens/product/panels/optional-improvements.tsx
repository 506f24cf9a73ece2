import { __, sprintf } from '@wordpress/i18n';
import { Button, Card, Icon } from '@admin/ui';
import { useProduct } from '../form';
import { countParts, listMissing } from '../rules/missing';
import { useStoreSettings } from '../use-store-settings';

interface OptionalImprovementsProps {
  /** Shows the field of a product property. */
  onShow: (member: string, tab: string) => void;
}

/** Optional improvements of the product. None of them prevents publishing. */
export function OptionalImprovements({ onShow }: OptionalImprovementsProps) {
  const record = useProduct();
  const shop = useStoreSettings();
  const missing = listMissing(record, shop);
  const { there, all } = countParts(record, shop);
  return (
    <Card title={__('Optional improvements', 'store-admin')}>
      {missing.length === 0 ? (
        <p className="sa-product-ready">
          <Icon name="success" size={20} />
          {__('All optional improvements are done', 'store-admin')}
        </p>
      ) : (
        <>
          <p className="sa-product-note">
            {sprintf(
              // translators: 1: a number, 2: a larger number
              __('%1$d of %2$d done. You can publish without them.', 'store-admin'),
              there,
              all,
            )}
          </p>
          <ul className="sa-product-missing">
            {missing.map(({ member, tab, text }) => (
              <li key={text}>
                <Button variant="link" onClick={() => onShow(member, tab)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
