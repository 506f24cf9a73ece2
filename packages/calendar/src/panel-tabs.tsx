import { useRef, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';

export type PanelTab = 'presets' | 'custom';

interface PanelTabsProps {
  /** Of the panel; the ids of tabs and their contents derive from it. */
  id: string;
  tab: PanelTab;
  onChange: (tab: PanelTab) => void;
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function PanelTabs({ id, tab, onChange }: PanelTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const tabs: { key: PanelTab; label: string }[] = [
    { key: 'presets', label: __('Presets', 'woocommerce') },
    { key: 'custom', label: __('Custom', 'woocommerce') },
  ];

  /** With two tabs every arrow leads to the other one, in either direction of writing. */
  function moveByKey(event: KeyboardEvent) {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    const ends: Record<string, PanelTab> = { Home: 'presets', End: 'custom' };
    const next = ends[event.key] ?? (tab === 'presets' ? 'custom' : 'presets');
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take focus; their arrow keys are handled here for both
    <div
      ref={list}
      className="sa-range__tabs"
      role="tablist"
      aria-label={__('Kind of range', 'woocommerce')}
      onKeyDown={moveByKey}
    >
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          id={`${id}-${key}-tab`}
          type="button"
          role="tab"
          className="sa-range__tab"
          data-tab={key}
          aria-selected={tab === key}
          aria-controls={tab === key ? `${id}-${key}` : undefined}
          tabIndex={tab === key ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
