import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { Command } from 'prosemirror-state';
import { __, sprintf } from '@wordpress/i18n';
import { Button, isRtl, Menu, type IconName } from '@admin/ui';
import { setLevel, toggleBold, toggleItalic, toggleList, type Format } from './commands';

interface ToolbarProps {
  format: Format;
  /** Id of the element that the buttons act on. */
  controls: string;
  disabled: boolean;
  onCommand: (command: Command) => void;
  onLink: () => void;
}

/** The product's title is the page's h1, so headings in its text start with h2. */
const LEVELS = [2, 3, 4];

/** Formatting buttons; arrow keys move between them, Tab leaves them. */
export function Toolbar({ format, controls, disabled, onCommand, onLink }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // On every render, since buttons may appear and disappear.
  useEffect(() => setTabStop(bar.current, bar.current?.querySelector('[tabindex="0"]') ?? undefined));
  const { isBold, isItalic, link, level = 0, list } = format;
  const levels =
    LEVELS.includes(level) || level === 0 ? LEVELS : [...LEVELS, level].sort((one, other) => one - other);

  const button = (label: string, icon: IconName, isPressed: boolean, onPress: () => void) => (
    <Button
      variant="tertiary"
      size="small"
      icon={icon}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={disabled}
      // Keeps the selection and the cursor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );

  return (
    <div
      ref={bar}
      className="sa-rich-text__toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={__('Formatting', 'store-admin')}
      aria-controls={controls}
      onKeyDown={(event) => moveFocus(event, bar.current)}
      onFocus={({ target }: FocusEvent) => setTabStop(bar.current, target)}
    >
      {!disabled && (
        <Menu
          label={getLevelName(level)}
          icon="chevron-down"
          showLabel
          size="small"
          align="start"
          items={[
            {
              label: __('Block type', 'store-admin'),
              kind: 'radio',
              items: [0, ...levels].map((each) => ({
                label: getLevelName(each),
                isChecked: each === level,
                onSelect: () => onCommand(setLevel(each)),
              })),
            },
          ]}
        />
      )}
      {button(__('Bold', 'store-admin'), 'bold', isBold, () => onCommand(toggleBold))}
      {button(__('Italic', 'store-admin'), 'italic', isItalic, () => onCommand(toggleItalic))}
      {button(__('Link', 'store-admin'), 'link', link !== undefined, onLink)}
      {button(__('Bulleted list', 'store-admin'), 'list', list === 'bullet', () =>
        onCommand(toggleList('bullet')),
      )}
      {button(
        __('Numbered list', 'store-admin'),
        isRtl() ? 'list-numbered-rtl' : 'list-numbered',
        list === 'ordered',
        () => onCommand(toggleList('ordered')),
      )}
    </div>
  );
}

const getLevelName = (level: number): string =>
  level === 0
    ? __('Paragraph', 'store-admin')
    : /* translators: %d: level of a heading, from 1 to 6 */ sprintf(__('Heading %d', 'store-admin'), level);

const getButtons = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('.sa-button:not(:disabled)') ?? []),
];

/** Roving tabindex: the button that had focus last is the tab stop. */
function setTabStop(bar: HTMLElement | null, wanted: Element | undefined) {
  const buttons = getButtons(bar);
  const offered = buttons.find((button) => button === wanted) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === offered ? 0 : -1;
}

/** Moves focus between the buttons. */
function moveFocus(event: KeyboardEvent, bar: HTMLElement | null) {
  const buttons = getButtons(bar);
  const current = buttons.findIndex((button) => button === document.activeElement);
  if (current === -1 || event.defaultPrevented) return;
  const target = findTarget(event.key, buttons, current);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function findTarget(key: string, buttons: readonly HTMLElement[], current: number): HTMLElement | undefined {
  switch (key) {
    case isRtl() ? 'ArrowLeft' : 'ArrowRight':
      return buttons[(current + 1) % buttons.length];
    case isRtl() ? 'ArrowRight' : 'ArrowLeft':
      return buttons.at(current - 1);
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}
