import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import './shortcuts-dialog.css';

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const control = /mac|iphone|ipad/i.test(window.navigator.userAgent) ? '⌘' : 'Ctrl';
  const rows = [
    [__('Save', 'store-admin'), control, 'S'],
    [__('Publish or update', 'store-admin'), control, 'Enter'],
    [__('Undo', 'store-admin'), control, 'Z'],
    [__('Redo', 'store-admin'), control, 'Shift', 'Z'],
    [__('Next tab', 'store-admin'), 'Alt', 'Page Down'],
    [__('Previous tab', 'store-admin'), 'Alt', 'Page Up'],
  ] as const;
  return (
    <Modal
      title={__('Keyboard shortcuts', 'store-admin')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{__('Done', 'store-admin')}</Button>}
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
