import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import './shortcuts-dialog.css';

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const control = /mac|iphone|ipad/i.test(window.navigator.userAgent) ? '⌘' : 'Ctrl';
  const rows = [
    [__('Save', 'woocommerce'), control, 'S'],
    [__('Publish or update', 'woocommerce'), control, 'Enter'],
    [__('Undo', 'woocommerce'), control, 'Z'],
    [__('Redo', 'woocommerce'), control, 'Shift', 'Z'],
    [__('Next tab', 'woocommerce'), 'Alt', 'Page Down'],
    [__('Previous tab', 'woocommerce'), 'Alt', 'Page Up'],
  ] as const;
  return (
    <Modal
      title={__('Keyboard shortcuts', 'woocommerce')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{__('Done', 'woocommerce')}</Button>}
    >
      <dl className="sa-product-shortcuts">
        {rows.map(([what, ...keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
