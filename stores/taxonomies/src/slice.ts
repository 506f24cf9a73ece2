import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Attribute, TaxClass, Taxonomy, Term } from './types';

interface TermList {
  /** In the host's order, followed by those created here. */
  terms: Term[];
  isOffered: boolean;
}

export interface TaxonomiesState {
  lists: Partial<Record<Taxonomy, TermList>>;
  attributes: Attribute[] | null;
  taxClasses: TaxClass[] | null;
}

const initialState: TaxonomiesState = { lists: {}, attributes: null, taxClasses: null };

export const taxonomiesSlice = createSlice({
  name: 'taxonomies',
  initialState,
  reducers: {
    listBegun(state, { payload: { taxonomy, terms } }: PayloadAction<{ taxonomy: Taxonomy; terms: Term[] }>) {
      state.lists[taxonomy] = { terms, isOffered: true };
    },
    /** A term that moved between two page requests is received twice. */
    termsAdded(
      state,
      { payload: { taxonomy, terms } }: PayloadAction<{ taxonomy: Taxonomy; terms: readonly Term[] }>,
    ) {
      const list = state.lists[taxonomy];
      if (!list) return;
      const loadedIds = new Set(list.terms.map(({ id }) => id));
      list.terms.push(...terms.filter(({ id }) => !loadedIds.has(id)));
    },
    taxonomyMissed(state, { payload: taxonomy }: PayloadAction<Taxonomy>) {
      state.lists[taxonomy] = { terms: [], isOffered: false };
    },
    attributesReceived(state, { payload }: PayloadAction<Attribute[]>) {
      state.attributes = payload;
    },
    taxClassesReceived(state, { payload }: PayloadAction<TaxClass[]>) {
      state.taxClasses = payload;
    },
  },
});

export const { attributesReceived, listBegun, taxClassesReceived, taxonomyMissed, termsAdded } =
  taxonomiesSlice.actions;
