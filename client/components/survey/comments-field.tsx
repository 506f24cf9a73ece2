import { useFormField } from '@admin/forms';
import { TextArea } from '@admin/ui';

/** Enough for a few paragraphs, and for what a recorder takes. */
const LONGEST_COMMENT = 2000;

/** Room for the owner's own words. */
export function CommentsField({ label }: { label: string }) {
  const { error: _never, ...field } = useFormField('comments');
  return <TextArea {...field} label={label} maxLength={LONGEST_COMMENT} />;
}
