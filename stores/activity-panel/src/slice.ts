import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The panel while it is out of sight, in progress in or out, or changing what it shows. */
export type PanelState =
  | { phase: 'closed'; tab: null }
  /** While it closes it still shows its last tab. */
  | { phase: 'open' | 'switching' | 'closing'; tab: string };

const CLOSED: PanelState = { phase: 'closed', tab: null };

export const activityPanelSlice = createSlice({
  name: 'activityPanel',
  initialState: CLOSED as PanelState,
  reducers: {
    /** The tab that is open closes the panel; another one is switched to. */
    tabPressed(state, { payload: tab }: PayloadAction<string>): PanelState {
      if (state.phase === 'closed' || state.phase === 'closing') return { phase: 'open', tab };
      return { phase: state.tab === tab ? 'closing' : 'switching', tab };
    },
    /** The transition on the screen is over. */
    settled(state): PanelState {
      if (state.phase === 'switching') return { phase: 'open', tab: state.tab };
      return state.phase === 'closing' ? CLOSED : state;
    },
    /** By Escape, by a navigation, or by the focus going elsewhere. */
    closed(state): PanelState {
      return state.phase === 'closed' ? state : { phase: 'closing', tab: state.tab };
    },
  },
});

export const { tabPressed, settled, closed } = activityPanelSlice.actions;
