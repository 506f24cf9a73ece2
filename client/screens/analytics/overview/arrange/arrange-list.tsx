import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
  Button,
  type ButtonProps,
  Checkbox,
  DragHandle,
  formatNewPosition,
  TextField,
  useSortable,
  VisuallyHidden,
} from '@admin/ui';
import type { ArrangedBlock } from '../sections/arrange-blocks';

interface ArrangeListProps {
  blocks: readonly ArrangedBlock[];
  onChange: (blocks: readonly ArrangedBlock[]) => void;
}

/** Rows with a checkbox and a name field, moved by dragging, arrow keys or buttons. */
export function ArrangeList({ blocks, onChange }: ArrangeListProps) {
  const [renamed, setRenamed] = useState<string>();
  const { list, announcement, handle, moveWithFocus, focusOn } = useSortable({
    items: blocks,
    getKey: ({ key }) => key,
    describe: ({ name }, place) => formatNewPosition(name, place, blocks.length),
    onChange,
  });

  const change = (key: string, patch: Partial<ArrangedBlock>) =>
    onChange(blocks.map((block) => (block.key === key ? { ...block, ...patch } : block)));

  function finishRenaming(key: string) {
    setRenamed(undefined);
    focusOn(key, 'rename');
  }

  return (
    <>
      <ul ref={list} className="sa-arrange">
        {blocks.map(({ key, name, label, isVisible }, index) => (
          <li key={key} className="sa-arrange__line" data-key={key}>
            <DragHandle name={name} {...handle(index)} />
            {renamed === key ? (
              <NameField
                name={name}
                onChange={(text) => change(key, { name: text || label })}
                onClose={() => finishRenaming(key)}
              />
            ) : (
              <>
                <Checkbox
                  className="sa-arrange__tick"
                  label={name}
                  checked={isVisible}
                  onChange={(checked) => change(key, { isVisible: checked })}
                />
                <LineButton
                  icon="pencil"
                  data-control="rename"
                  /* translators: %s: name of a line */
                  aria-label={sprintf(__('Rename %s', 'store-admin'), name)}
                  onClick={() => setRenamed(key)}
                />
                <LineButton
                  icon="chevron-up"
                  data-control="up"
                  /* translators: %s: name of a line */
                  aria-label={sprintf(__('Move %s up', 'store-admin'), name)}
                  aria-disabled={index === 0}
                  onClick={() => moveWithFocus(index, index - 1, 'up')}
                />
                <LineButton
                  icon="chevron-down"
                  data-control="down"
                  /* translators: %s: name of a line */
                  aria-label={sprintf(__('Move %s down', 'store-admin'), name)}
                  aria-disabled={index === blocks.length - 1}
                  onClick={() => moveWithFocus(index, index + 1, 'down')}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {/* In here and not on the page, which a dialog silences. */}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </>
  );
}

const LineButton = (props: Omit<ButtonProps, 'variant' | 'size'>) => (
  <Button variant="tertiary" size="small" {...props} />
);

interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
  onClose: () => void;
}

/** Renames as the user types, so that saving the dialog or renaming another row keeps the text; Escape restores it. */
function NameField({ name, onChange, onClose }: NameFieldProps) {
  const [former] = useState(name);
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Escape') {
      // Keeps the surrounding dialog open.
      event.preventDefault();
      onChange(former);
      onClose();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what Enter and Escape do in the field
    <div className="sa-arrange__name" onKeyDown={handleKey}>
      <TextField
        ref={field}
        label={sprintf(
          /* translators: %s: name of a line */
          __('New name of %s', 'store-admin'),
          former,
        )}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(typed.trim());
        }}
        help={__('Leave empty to use the default name.', 'store-admin')}
      />
      <Button onClick={onClose}>{__('Apply', 'store-admin')}</Button>
    </div>
  );
}
