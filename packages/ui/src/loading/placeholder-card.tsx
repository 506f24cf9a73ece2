import { __ } from '@wordpress/i18n';
import { Card } from '../card/card';
import { VisuallyHidden } from '../hidden/visually-hidden';
import { Placeholder } from './placeholder';
import './placeholder-card.css';

export interface PlaceholderCardProps {
  rows: number;
  /** What is being waited for; heard, not seen. */
  label?: string | undefined;
}

/** The outline of a card with a heading and rows while its data load. */
export function PlaceholderCard({ rows, label = __('Loading…', 'woocommerce') }: PlaceholderCardProps) {
  return (
    <Card className="sa-placeholder-card" aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div className="sa-placeholder-card__heading">
        <Placeholder width="40%" height={20} />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="sa-placeholder-card__row">
          <Placeholder width={24} height={24} isRound />
          <Placeholder width={`${60 - (row % 3) * 12}%`} height={14} />
        </div>
      ))}
    </Card>
  );
}
