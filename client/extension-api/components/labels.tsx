import { useId, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { Badge as OwnBadge, Button, Pill as OwnPill } from '@admin/ui';

export const Pill = ({ children }: { children?: ReactNode; className?: string }) => (
  <OwnPill>{children}</OwnPill>
);

export const Badge = ({ count }: { count: number }) => <OwnBadge count={count} />;

/** Shows the status of an order. */
export function OrderStatus(props: {
  order: { readonly status: string };
  orderStatusMap?: Readonly<Record<string, string>>;
  className?: string;
}) {
  const { status } = props.order;
  const names = props.orderStatusMap ?? getHost().settings.orderStatuses;
  return <OwnPill>{names[status] ?? status}</OwnPill>;
}

/** A selected item that can be removed. */
export function Tag(props: {
  id?: number | string;
  label: string;
  screenReaderLabel?: string;
  remove?: (id: number | string | undefined) => (() => void) | void;
}) {
  const id = useId();
  const { remove, label } = props;
  return (
    <span className="sa-extension-tag">
      <span id={id}>{label}</span>
      {remove && (
        <Button
          variant="link"
          size="small"
          icon="close"
          /* translators: %s: name of the selected item */
          aria-label={sprintf(__('Remove %s', 'store-admin'), props.screenReaderLabel ?? label)}
          onClick={() => remove(props.id)?.()}
        />
      )}
    </span>
  );
}
