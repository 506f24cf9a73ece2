import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The panel while it is closed, opening, closing or switching tabs. */
export type PanelState =
  | { phase: 'closed'; tab: null }
  /** While closing, it still shows its last tab. */
  | { phase: 'open' | 'switching' | 'closing'; tab: string };

const CLOSED: PanelState = { phase: 'closed', tab: null };

export const activityPanelSlice = createSlice({
  name: 'activityPanel',
  initialState: CLOSED as PanelState,
  reducers: {
    /** Pressing the open tab closes the panel; pressing another one switches to it. */
    tabPressed(state, { payload: tab }: PayloadAction<string>): PanelState {
      if (state.phase === 'closed' || state.phase === 'closing') return { phase: 'open', tab };
      return { phase: state.tab === tab ? 'closing' : 'switching', tab };
    },
    /** The CSS transition has ended. */
    settled(state): PanelState {
      if (state.phase === 'switching') return { phase: 'open', tab: state.tab };
      return state.phase === 'closing' ? CLOSED : state;
    },
    /** Closed by Escape, by navigation or because it lost focus. */
    closed(state): PanelState {
      return state.phase === 'closed' ? state : { phase: 'closing', tab: state.tab };
    },
  },
});

export const { tabPressed, settled, closed } = activityPanelSlice.actions;
