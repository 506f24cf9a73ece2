import { Pill } from '@admin/ui';

/** The marks beside the title of a payment method. */
export const CardMarks = ({ marks }: { marks: readonly string[] }) =>
  marks.map((mark) => (
    <Pill key={mark} tone="accent">
      {mark}
    </Pill>
  ));
