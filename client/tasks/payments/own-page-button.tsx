import { forwardRef, type MouseEvent } from 'react';
import { isPlainClick, navigateTo } from '@admin/navigation';
import { Button, type ButtonProps } from '@admin/ui';

interface OwnPageButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** Of a page of the dashboard. */
  address: string;
}

/** A link that looks like a button, and opens a page of the dashboard without a page load. */
export const OwnPageButton = forwardRef<HTMLElement, OwnPageButtonProps>(function OwnPageButton(
  { address, ...rest },
  ref,
) {
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigateTo({ url: address });
  }
  return <Button {...rest} ref={ref} href={address} onClick={follow} />;
});
