import { useId, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Menu, type MenuGroup } from '@admin/ui';
import { ArrangeDialog } from '../arrange/arrange-dialog';
import { RenameDialog } from '../arrange/rename-dialog';
import { toArrangement, type ArrangedBlock } from './arrange-blocks';
import type { SectionProps } from './section';
import './section-frame.css';

interface SectionFrameProps {
  section: SectionProps;
  /** The available blocks, once known. */
  blocks: readonly ArrangedBlock[];
  /** Label of the command that opens the choice: `Choose metrics`. */
  chooseLabel: string;
  /** Shown next to the title. */
  tools?: ReactNode;
  /** Additional menu groups. */
  choices?: readonly MenuGroup[];
  children: ReactNode;
}

type Dialog = 'rename' | 'choose';

/** Heading, tools and menu of a built-in section. */
export function SectionFrame({
  section,
  blocks,
  chooseLabel,
  tools,
  choices = [],
  children,
}: SectionFrameProps) {
  const { title, sectionKey, arrangement, onArrange, onRename, onMove, onRemove, isFirst, isLast } = section;
  const [dialog, setDialog] = useState<Dialog>();
  const headingId = useId();
  const close = () => setDialog(undefined);

  return (
    <section className="sa-section" aria-labelledby={headingId} data-section={sectionKey}>
      <div className="sa-section__header">
        <h2 id={headingId} className="sa-section__title">
          {title}
        </h2>
        {tools && <div className="sa-section__tools">{tools}</div>}
        <Menu
          className="sa-section__menu"
          label={sprintf(
            /* translators: %s: title of a section */
            __('Options for %s', 'store-admin'),
            title,
          )}
          items={[
            { label: chooseLabel, disabled: blocks.length === 0, onSelect: () => setDialog('choose') },
            { label: __('Rename', 'store-admin'), onSelect: () => setDialog('rename') },
            { label: __('Move up', 'store-admin'), disabled: isFirst, onSelect: () => onMove(-1) },
            { label: __('Move down', 'store-admin'), disabled: isLast, onSelect: () => onMove(1) },
            { label: __('Hide section', 'store-admin'), onSelect: onRemove },
            ...choices,
          ]}
        />
      </div>
      {children}
      {dialog === 'rename' && (
        <RenameDialog
          title={__('Rename section', 'store-admin')}
          name={title}
          onClose={close}
          onSave={(name) => {
            close();
            onRename(name);
          }}
        />
      )}
      {dialog === 'choose' && (
        <ArrangeDialog
          title={chooseLabel}
          blocks={blocks}
          onClose={close}
          onSave={(arranged) => {
            close();
            onArrange(toArrangement(arranged, arrangement));
          }}
        />
      )}
    </section>
  );
}
