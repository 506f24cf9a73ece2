import { Select, VisuallyHidden } from '@admin/ui';
import type { SelectOption } from '../config/types';

interface InlineSelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A select in the middle of a sentence, which says already what it is about. */
export function InlineSelect({ label, ...props }: InlineSelectProps) {
  return <Select {...props} className="sa-inline-field" label={<VisuallyHidden>{label}</VisuallyHidden>} />;
}
