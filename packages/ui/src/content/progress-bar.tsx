import './progress-bar.css';

export interface ProgressBarProps {
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className="sa-progress-bar" value={value} max={max} aria-label={label} />;
}
