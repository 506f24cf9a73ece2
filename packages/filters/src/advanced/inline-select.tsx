import { Select, VisuallyHidden } from '@admin/ui';
import type { SelectOption } from '../config/types';

interface InlineSelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A select within a sentence, with a visually hidden label. */
export function InlineSelect({ label, ...props }: InlineSelectProps) {
  return <Select {...props} className="sa-inline-field" label={<VisuallyHidden>{label}</VisuallyHidden>} />;
}
