import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import { MenuOrder, Reviews } from '../sections/purchase/purchase';

/**
 * The panel of the settings button above the form (contract, remaining screens, section 2.2); the form has the same
 * fields.
 */
export const SettingsPanel = ({ onClose }: { onClose: () => void }) => (
  <Modal
    title={__('Settings', 'store-admin')}
    onClose={onClose}
    actions={<Button onClick={onClose}>{__('Close settings', 'store-admin')}</Button>}
  >
    <h3>{__('Advanced', 'store-admin')}</h3>
    <div className="sa-product-fields">
      <Reviews />
      <MenuOrder />
    </div>
  </Modal>
);
