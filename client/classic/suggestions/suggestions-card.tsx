import type { ReactNode } from 'react';
import { Button, Card } from '@admin/ui';
import { moveFocusOutside } from '../move-focus';
import './suggestions.css';

interface SuggestionsCardProps {
  title: string;
  lead: string;
  /** Label of the button that hides the suggestions. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Link to more suggestions. */
  more: { label: string; href: string };
  /** List items. */
  children: ReactNode;
}

/** A card with suggested extensions for the settings above. */
export function SuggestionsCard({
  title,
  lead,
  dismissLabel,
  onDismiss,
  more,
  children,
}: SuggestionsCardProps) {
  return (
    <Card
      className="sa-suggestions"
      title={title}
      actions={
        <Button
          variant="tertiary"
          size="small"
          icon="close"
          aria-label={dismissLabel}
          onClick={({ currentTarget }) => {
            moveFocusOutside(currentTarget, '.sa-suggestions');
            onDismiss();
          }}
        />
      }
      footer={
        <Button variant="link" href={more.href} target="_blank" rel="noreferrer">
          {more.label}
        </Button>
      }
    >
      <p className="sa-suggestions__intro">{lead}</p>
      <ul className="sa-suggestions__list">{children}</ul>
    </Card>
  );
}
