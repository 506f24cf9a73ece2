import { useFormField } from '@admin/forms';
import { TextArea } from '@admin/ui';

/** Long enough for a few paragraphs, short enough for the event recorder. */
const LONGEST_COMMENT = 2000;

/** A text field for comments. */
export function CommentsField({ label }: { label: string }) {
  const { error: _never, ...field } = useFormField('comments');
  return <TextArea {...field} label={label} maxLength={LONGEST_COMMENT} />;
}
