import { createContext, useContext } from 'react';
import type { GatewayCard } from '@admin/store-gateways';

/** The setup that a component belongs to. */
export interface SetUp {
  card: GatewayCard;
  /** Called when the gateway takes payments, as confirmed by the server. */
  onConfigured: (message?: string) => void;
  /** Enables the gateway; rejects if the server did not confirm. */
  markConfigured: () => Promise<void>;
  /** Leaves a setup with nothing left to do. */
  onLeave: () => void;
}

const SetUpContext = createContext<SetUp | undefined>(undefined);

export const SetUpProvider = SetUpContext.Provider;

export function useSetUp(): SetUp {
  const setUp = useContext(SetUpContext);
  if (!setUp) throw new Error('There is no payment method whose set-up this belongs to.');
  return setUp;
}
