import { useRef, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, VisuallyHidden } from '@admin/ui';
import type { ShownTab } from './use-tabs';
import './tab-list.css';

interface TabListProps {
  /** The ids of tabs and panel derive from it. */
  id: string;
  tabs: readonly ShownTab[];
  current: string;
  /** Tabs in which something keeps the product from being saved. */
  faulty: ReadonlySet<string>;
  onChange: (tab: string) => void;
}

/** The parts of the form; arrows lead from one to the next, as wide as the window or to be scrolled. */
export function TabList({ id, tabs, current, faulty, onChange }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  function moveByKey(event: KeyboardEvent) {
    const next = findNext(
      event.key,
      tabs,
      current,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take focus; their arrow keys are handled here for all
    <div
      ref={list}
      className="sa-product-tabs"
      role="tablist"
      aria-label={__('Parts of the product', 'woocommerce')}
      onKeyDown={moveByKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}-${tab.id}-tab`}
          type="button"
          role="tab"
          className="sa-product-tabs__tab"
          data-tab={tab.id}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? `${id}-panel` : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.title}
          {faulty.has(tab.id) && (
            <>
              <Icon name="error" size={16} />
              <VisuallyHidden>{__('has errors', 'woocommerce')}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

function findNext(key: string, tabs: readonly ShownTab[], current: string, isRtl: boolean) {
  const at = tabs.findIndex(({ id }) => id === current);
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return tabs[(at + 1) % tabs.length];
  if (key === back) return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
