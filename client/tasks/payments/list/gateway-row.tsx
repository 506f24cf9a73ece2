import { getCardMarks, type GatewayCard } from '@admin/store-gateways';
import { Html, Icon } from '@admin/ui';
import { CardAction, type CardActionProps } from './card-action';
import { CardMarks } from './card-marks';
import { Processors } from './processors';

interface GatewayRowProps extends CardActionProps {
  recommended: GatewayCard | undefined;
}

export function GatewayRow({ recommended, ...action }: GatewayRowProps) {
  const { title, content, image, transactionProcessors } = action.card;
  return (
    <li className="sa-gateway-row">
      <GatewayPicture image={image} />
      <div className="sa-gateway-row__words">
        <strong>{title}</strong>
        <CardMarks marks={getCardMarks(action.card, recommended)} />
        <Html html={content} className="sa-gateway-row__content" />
        <Processors title={title} images={transactionProcessors} />
      </div>
      <div className="sa-gateway-row__action">
        <CardAction {...action} />
      </div>
    </li>
  );
}

export const GatewayPicture = ({ image }: { image: string }) => (
  <div className="sa-gateway-picture">
    {image === '' ? <Icon name="card" /> : <img src={image} alt="" width={40} height={40} />}
  </div>
);
