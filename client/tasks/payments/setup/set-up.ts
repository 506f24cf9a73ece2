import { createContext, useContext } from 'react';
import type { GatewayCard } from '@admin/store-gateways';

/** The set-up that a part of the page belongs to. */
export interface SetUp {
  card: GatewayCard;
  /** Says that the gateway takes payments now, which the server confirmed. */
  onConfigured: (message?: string) => void;
  /** Switches the gateway on; rejects when the server did not confirm it. */
  markConfigured: () => Promise<void>;
  /** Leaves a set-up with nothing left to do. */
  onLeave: () => void;
}

const SetUpContext = createContext<SetUp | undefined>(undefined);

export const SetUpProvider = SetUpContext.Provider;

export function useSetUp(): SetUp {
  const setUp = useContext(SetUpContext);
  if (!setUp) throw new Error('There is no payment method whose set-up this belongs to.');
  return setUp;
}
