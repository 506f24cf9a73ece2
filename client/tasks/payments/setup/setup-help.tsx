import type { Gateway } from '@admin/store-gateways';
import { Html } from '@admin/ui';

/** The gateway's help text for its setup. */
export const SetupHelp = ({ gateway: { setupHelpText } }: { gateway: Gateway }) =>
  setupHelpText === null ? null : <Html html={setupHelpText} className="sa-configure__help" />;
