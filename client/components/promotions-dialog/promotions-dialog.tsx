import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';
import { Button, Modal, Switch } from '@admin/ui';
import './promotions-dialog.css';

/** Switches for all promotions, with explanations: the user's own, and the store's for users who may change it. */
export function PromotionsDialog({ onClose }: { onClose: () => void }) {
  const { isSiteOpen, isUserOpen, setShown, setSiteOpen } = usePromotions();
  const canManage = useCapability('manage_woocommerce');
  const report = usePromiseNotice();
  const save = (saving: Promise<unknown>) =>
    void report(saving, { failed: __('There was a problem updating your preferences', 'store-admin') });

  return (
    <Modal
      className="sa-promotions"
      title={__('Suggestions and surveys', 'store-admin')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {__('Done', 'store-admin')}
        </Button>
      }
    >
      <p className="sa-promotions__intro">
        {__(
          'Recommended extensions, banners, the mobile app, promotional messages and surveys. All other messages are always shown.',
          'store-admin',
        )}
      </p>
      <Switch
        label={__('Show for me', 'store-admin')}
        help={
          isSiteOpen
            ? __('Applies to your account only, on all devices.', 'store-admin')
            : __('Suggestions are off for this store, so you do not see them.', 'store-admin')
        }
        checked={isUserOpen}
        onChange={(isOn) => save(setShown(isOn))}
      />
      {canManage && (
        <Switch
          label={__('Show for all users', 'store-admin')}
          help={__(
            'Applies to all users of this store. Also available in the advanced settings.',
            'store-admin',
          )}
          checked={isSiteOpen}
          onChange={(isOn) => save(setSiteOpen(isOn))}
        />
      )}
    </Modal>
  );
}
