import { forwardRef, type MouseEvent } from 'react';
import { isPlainClick, navigateTo } from '@admin/navigation';
import { Button, type ButtonProps } from '@admin/ui';

interface OwnPageButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** Address of a dashboard page. */
  address: string;
}

/** A button-styled link to a dashboard page, without a page load. */
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
