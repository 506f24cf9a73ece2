import { useLayoutEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import { getCardAction, getCardActionLabel, type GatewayCard } from '@admin/store-gateways';
import { Button, Pill, type ButtonProps } from '@admin/ui';
import { getSetupUrl } from '../urls';
import { OwnPageButton } from '../own-page-button';

export interface CardActionProps {
  card: GatewayCard;
  isBusy: boolean;
  /** Whether its row has just moved here, after its button was pressed. */
  takesFocus: boolean;
  onEnable: () => void;
}

/** The action button of a payment method (product specification, section 4). */
export function CardAction({ card, isBusy, takesFocus, onEnable }: CardActionProps) {
  const button = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  const action = getCardAction(card);
  const label = getCardActionLabel(action);
  const shared: ButtonProps = { 'aria-label': describeAction(label, card.title), children: label };
  if (action === 'enable') return <Button {...shared} ref={button} busy={isBusy} onClick={onEnable} />;
  if (action === 'manage') {
    const address = card.gateway?.settingsUrl ?? '';
    if (address !== '') return <Button {...shared} ref={button} href={address} />;
    return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;
  }
  if (isSetUpExternally(card)) {
    return (
      <Button {...shared} icon="external" href={card.externalLink ?? ''} target="_blank" rel="noreferrer" />
    );
  }
  return <OwnPageButton {...shared} address={getSetupUrl(card.id)} />;
}

/** Whether it is set up on another site, since it can't be installed here. */
export const isSetUpExternally = ({ isInstalled, plugins, externalLink }: GatewayCard): boolean =>
  !isInstalled && plugins.length === 0 && externalLink !== null;
