import { useState, type ReactNode } from 'react';
import { useLocation, useQuery } from '@admin/navigation';
import { Badge, Icon } from '@admin/ui';
import { useScrollToElement } from '../use-scroll-to-element';
import './accordion.css';

interface AccordionProps {
  /** Value of `opened_panel` in an address. */
  id: string;
  title: string;
  /** `undefined` until known. */
  count: number | undefined;
  /** Screen reader text for the number. */
  countLabel: string;
  /** Rendered when first opened. */
  children: ReactNode;
}

/** A collapsible section with a heading. An address with `opened_panel` opens it and scrolls to it. */
export function Accordion({ id, title, count, countLabel, children }: AccordionProps) {
  const isRequested = useQuery()['opened_panel'] === id;
  const [isOpen, setOpen] = useOpenedBy(isRequested);
  useScrollToElement(id, isRequested);
  const panelId = `${id}-content`;
  return (
    <section className="sa-accordion" aria-labelledby={id}>
      <h2 className="sa-accordion__heading">
        <button
          type="button"
          id={id}
          className="sa-accordion__toggle"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="sa-accordion__title">{title}</span>
          {count !== undefined && <Badge count={count} label={countLabel} />}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      </h2>
      <div id={panelId} className="sa-accordion__panel" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

/** Open state; every navigation with a matching address opens it, including the same address again. */
function useOpenedBy(isRequested: boolean) {
  const { key } = useLocation();
  const [state, setState] = useState({ isOpen: isRequested, key });
  if (state.key !== key) setState({ isOpen: state.isOpen || isRequested, key });
  return [state.isOpen, (isOpen: boolean) => setState({ isOpen, key })] as const;
}
