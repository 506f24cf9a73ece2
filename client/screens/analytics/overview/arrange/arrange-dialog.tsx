import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import type { ArrangedBlock } from '../sections/arrange-blocks';
import { ArrangeList } from './arrange-list';
import './arrange.css';

interface ArrangeDialogProps {
  title: string;
  blocks: readonly ArrangedBlock[];
  onSave: (blocks: readonly ArrangedBlock[]) => void;
  onClose: () => void;
}

/** Edits visibility, order and names; nothing is applied before Save. */
export function ArrangeDialog({ title, blocks, onSave, onClose }: ArrangeDialogProps) {
  const [arranged, setArranged] = useState(blocks);
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button variant="primary" onClick={() => onSave(arranged)}>
            {__('Save', 'store-admin')}
          </Button>
        </>
      }
    >
      <p className="sa-arrange__help">
        {__(
          'Select what to show. To reorder, drag a row by its handle or use the arrow keys.',
          'store-admin',
        )}
      </p>
      <ArrangeList blocks={arranged} onChange={setArranged} />
    </Modal>
  );
}
