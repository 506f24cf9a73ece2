import { __ } from '@wordpress/i18n';
import { Button, TextField } from '@admin/ui';
import type { SectionControlsProps } from './section';
import './section-controls.css';

/** A section's menu commands, for sections of extensions, which render their own menus. */
export function SectionControls(props: SectionControlsProps) {
  const { titleInput, onTitleChange, onTitleBlur, onMove, onRemove, isFirst, isLast, onToggle } = props;
  const andClose = (command: () => void) => () => {
    command();
    onToggle?.();
  };
  return (
    <div className="sa-section-controls">
      <TextField
        label={__('Section title', 'store-admin')}
        value={titleInput}
        onChange={onTitleChange}
        onBlur={onTitleBlur}
      />
      {!isFirst && (
        <Button variant="tertiary" icon="chevron-up" onClick={andClose(() => onMove(-1))}>
          {__('Move up', 'store-admin')}
        </Button>
      )}
      {!isLast && (
        <Button variant="tertiary" icon="chevron-down" onClick={andClose(() => onMove(1))}>
          {__('Move down', 'store-admin')}
        </Button>
      )}
      <Button variant="tertiary" icon="trash" onClick={andClose(onRemove)}>
        {__('Remove section', 'store-admin')}
      </Button>
    </div>
  );
}
