import { __ } from '@wordpress/i18n';
import { Card } from '../card/card';
import { VisuallyHidden } from '../accessibility/visually-hidden';
import { Placeholder } from './placeholder';
import './placeholder-card.css';

export interface PlaceholderCardProps {
  rows: number;
  /** What is being waited for; heard, not seen. */
  label?: string | undefined;
}

/** Pixels; see `placeholder-card.css`. */
const ROW_HEIGHT = 57;

/** The outline of a card with a heading and rows while its data load. */
export function PlaceholderCard({ rows, label = __('Loading…', 'woocommerce') }: PlaceholderCardProps) {
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

/** The rows alone, for a card that has its heading already. */
export function PlaceholderRows({ rows }: { rows: number }) {
  return <div className="sa-placeholder-card__rows" style={{ blockSize: rows * ROW_HEIGHT }} />;
}
