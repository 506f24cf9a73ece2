import type { Gateway } from '@admin/store-gateways';
import { Html } from '@admin/ui';

/** What the gateway has to say to whoever sets it up. */
export const SetupHelp = ({ gateway: { setupHelpText } }: { gateway: Gateway }) =>
  setupHelpText === null ? null : <Html html={setupHelpText} className="sa-configure__help" />;
