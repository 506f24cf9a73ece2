import { __ } from '@wordpress/i18n';
import { Card } from '../card/card';
import { VisuallyHidden } from '../accessibility/visually-hidden';
import { Placeholder } from './placeholder';
import './placeholder-card.css';

export interface PlaceholderCardProps {
  rows: number;
  /** The text for screen readers. */
  label?: string | undefined;
}

/** Pixels; see `placeholder-card.css`. */
const ROW_HEIGHT = 57;

/** A placeholder of a card with a heading and rows. */
export function PlaceholderCard({ rows, label = __('Loading…', 'store-admin') }: PlaceholderCardProps) {
  return (
    <Card className="sa-placeholder-card" aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div className="sa-placeholder-card__heading">
        <Placeholder width="40%" height={20} />
      </div>
      <PlaceholderRows rows={rows} />
    </Card>
  );
}

/** Placeholder rows for a card that has a heading. */
export function PlaceholderRows({ rows }: { rows: number }) {
  return <div className="sa-placeholder-card__rows" style={{ blockSize: rows * ROW_HEIGHT }} />;
}
