import { useState } from 'react';
import { __, _x } from '@wordpress/i18n';
import { usePreference } from '@admin/store-user';
import { InlineNotice, Modal, Switch } from '@admin/ui';
import { SHORTCUT_LETTERS, listShortcuts, type ShortcutName } from './shortcuts';
import type { Screen } from './use-commands';
import './palette.css';

interface ShortcutsSheetProps {
  screens: readonly Screen[];
  onClose: () => void;
}

/**
 * Lists the keyboard shortcuts, each with a switch, for users of speech input or their own shortcuts (WCAG 2.1.4). It
 * also lets users keep messages on the screen as long as they need (WCAG 2.2.1).
 */
export function ShortcutsSheet({ screens, onClose }: ShortcutsSheetProps) {
  const [off = [], save] = usePreference('shortcuts_off');
  const [stay, saveStay] = usePreference('notices_stay');
  const [hasFailed, setFailed] = useState(false);
  const keep = (saving: Promise<unknown>) => {
    setFailed(false);
    saving.catch(() => setFailed(true));
  };
  const toggle = (name: ShortcutName, isOn: boolean) =>
    keep(save(isOn ? off.filter((other) => other !== name) : [...off, name]));
  const targets = SHORTCUT_LETTERS.flatMap(({ letter, path }) => {
    const screen = screens.find((each) => each.path === path);
    return screen ? { letter, title: [screen.trail, screen.title].filter(Boolean).join(' › ') } : [];
  });
  return (
    <Modal title={__('Keyboard shortcuts', 'store-admin')} className="sa-shortcuts" onClose={onClose}>
      {hasFailed && (
        <InlineNotice status="error">
          {__('Your choice could not be saved. Please try again.', 'store-admin')}
        </InlineNotice>
      )}
      <ul className="sa-shortcuts__list">
        {listShortcuts().map(({ name, keys, label }) => (
          <li key={name} className="sa-shortcuts__row">
            <kbd>{keys}</kbd>
            <Switch label={label} checked={!off.includes(name)} onChange={(isOn) => toggle(name, isOn)} />
          </li>
        ))}
      </ul>
      <h3 className="sa-shortcuts__heading">{__('Letters after g', 'store-admin')}</h3>
      <ul className="sa-shortcuts__list sa-shortcuts__letters">
        {targets.map(({ letter, title }) => (
          <li key={letter} className="sa-shortcuts__row">
            <kbd>{letter}</kbd> {title}
          </li>
        ))}
      </ul>
      <h3 className="sa-shortcuts__heading">{_x('Time', 'time limit', 'store-admin')}</h3>
      <Switch
        label={__('Keep notifications open until I close them', 'store-admin')}
        checked={stay === 'yes'}
        onChange={(isOn) => keep(saveStay(isOn ? 'yes' : undefined))}
      />
    </Modal>
  );
}
