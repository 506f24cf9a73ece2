/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   Native lists cannot be grouped and styled so; focus stays in the field, whose keys reach the option it names as active. */
import { useEffect } from 'react';
import { Icon } from '@admin/ui';
import type { Command } from './command';

interface OptionsProps {
  id: string;
  groups: readonly { label: string; commands: readonly Command[] }[];
  /** The option that Enter selects. */
  active: Command | undefined;
  toId: (command: Command) => string;
  onChoose: (command: Command, inNewTab: boolean) => void;
}

/** The search results by group. The focus stays in the field. */
export function Options({ id, groups, active, toId, onChoose }: OptionsProps) {
  const activeId = active && toId(active);
  useEffect(() => {
    // jsdom has no `scrollIntoView`.
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    // Without the tabindex, browsers make a scrollable element a tab stop.
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
