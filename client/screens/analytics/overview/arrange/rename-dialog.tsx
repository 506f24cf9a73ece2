import { useRef, useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal, TextField } from '@admin/ui';
import './arrange.css';

interface RenameDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ title, name, onSave, onClose }: RenameDialogProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') setError(__('Enter a title', 'store-admin'));
    else onSave(text.trim());
  }

  return (
    <Modal initialField={field} title={title} onClose={onClose}>
      <form className="sa-rename" noValidate onSubmit={save}>
        <TextField
          ref={field}
          label={__('Title', 'store-admin')}
          value={text}
          onChange={setText}
          error={error}
        />
        <div className="sa-arrange__actions">
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button variant="primary" type="submit">
            {__('Save', 'store-admin')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
