/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   Native lists cannot be grouped and styled so; focus stays in the field, whose keys reach the option it names as active. */
import { useEffect } from 'react';
import { Icon } from '@admin/ui';
import type { Command } from './command';

interface OptionsProps {
  id: string;
  groups: readonly { label: string; commands: readonly Command[] }[];
  /** The one that Enter chooses. */
  active: Command | undefined;
  toId: (command: Command) => string;
  onChoose: (command: Command, inNewTab: boolean) => void;
}

/** What was found, group by group. The focus stays in the field. */
export function Options({ id, groups, active, toId, onChoose }: OptionsProps) {
  const activeId = active && toId(active);
  useEffect(() => {
    // jsdom cannot scroll.
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    // Else browsers make what scrolls a stop of the Tab key.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={groups.map(({ label }) => label).join(', ')}
      className="sa-palette__list"
    >
      {groups.map(({ label, commands }) => (
        <div key={label} role="group" aria-label={label} className="sa-palette__group">
          <div className="sa-palette__label" aria-hidden="true">
            {label}
          </div>
          {commands.map((command) => (
            <div
              key={command.id}
              id={toId(command)}
              role="option"
              aria-selected={command === active}
              className="sa-palette__option"
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => onChoose(command, event.ctrlKey || event.metaKey)}
            >
              {command.icon && <Icon name={command.icon} size={20} />}
              <span className="sa-palette__title" dir="auto">
                {command.title}
              </span>
              {command.trail && <span className="sa-palette__trail">{command.trail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
