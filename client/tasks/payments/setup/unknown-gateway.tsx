import { __ } from '@wordpress/i18n';
import { Card, InlineNotice } from '@admin/ui';
import { WayBack } from './way-back';

/** Stands in the place of a set-up that there is none of, with the way back. */
export const UnknownGateway = ({ message }: { message: string }) => (
  <div className="sa-payments">
    <WayBack />
    <Card title={__('This payment method could not be found', 'woocommerce')}>
      <InlineNotice status="error">{message}</InlineNotice>
    </Card>
  </div>
);
