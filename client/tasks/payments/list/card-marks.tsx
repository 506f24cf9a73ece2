import { Pill } from '@admin/ui';

/** Badges next to a payment method's title. */
export const CardMarks = ({ marks }: { marks: readonly string[] }) =>
  marks.map((mark) => (
    <Pill key={mark} tone="accent">
      {mark}
    </Pill>
  ));
