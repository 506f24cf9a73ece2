import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';
import { Button, Modal, Switch } from '@admin/ui';
import './promotions-dialog.css';

/** The switches of everything that advertises, the user's and, for who may change it, the store's, and what they are for. */
export function PromotionsDialog({ onClose }: { onClose: () => void }) {
  const { isSiteOpen, isUserOpen, setShown, setSiteOpen } = usePromotions();
  const mayManage = useCapability('manage_woocommerce');
  const report = usePromiseNotice();
  const save = (saving: Promise<unknown>) =>
    void report(saving, { failed: __('There was a problem updating your preferences', 'woocommerce') });

  return (
    <Modal
      className="sa-promotions"
      title={__('Suggestions and feedback requests', 'woocommerce')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {__('Done', 'woocommerce')}
        </Button>
      }
    >
      <p className="sa-promotions__intro">
        {__(
          'Suggested extensions, banners, the mobile app, and messages that offer something or ask how you like it. Everything else is shown in any case.',
          'woocommerce',
        )}
      </p>
      <Switch
        label={__('Show them to me', 'woocommerce')}
        help={
          isSiteOpen
            ? __('For you alone, on every device.', 'woocommerce')
            : __('You see none of them while this store shows them to nobody.', 'woocommerce')
        }
        checked={isUserOpen}
        onChange={(isOn) => save(setShown(isOn))}
      />
      {mayManage && (
        <Switch
          label={__('Show them in this store', 'woocommerce')}
          help={__('For everyone who runs this store. The advanced settings have it, too.', 'woocommerce')}
          checked={isSiteOpen}
          onChange={(isOn) => save(setSiteOpen(isOn))}
        />
      )}
    </Modal>
  );
}
