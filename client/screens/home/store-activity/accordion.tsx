import { useState, type ReactNode } from 'react';
import { useLocation, useQuery } from '@admin/navigation';
import { Badge, Icon } from '@admin/ui';
import { useScrollToElement } from '../use-scroll-to-element';
import './accordion.css';

interface AccordionProps {
  /** What `opened_panel` calls it in an address. */
  id: string;
  title: string;
  /** `undefined` until known. */
  count: number | undefined;
  /** The sentence heard in place of the number. */
  countLabel: string;
  /** Read when it is opened first. */
  children: ReactNode;
}

/** A heading that opens what it stands for. An address with `opened_panel` opens it and leads there. */
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

/** Open or not, and opened by every address that asks for it, also by the same one again. */
function useOpenedBy(isRequested: boolean) {
  const { key } = useLocation();
  const [state, setState] = useState({ isOpen: isRequested, key });
  if (state.key !== key) setState({ isOpen: state.isOpen || isRequested, key });
  return [state.isOpen, (isOpen: boolean) => setState({ isOpen, key })] as const;
}
