import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '@admin/data';
import { fetchBooks } from './api';
import type { Books, BooksQuestion } from './types';

interface FiguresState {
  readonly books: Readonly<Record<string, Books>>;
}

const initialState: FiguresState = { books: {} };

const keyOf = ({ after, before, most }: BooksQuestion): string => [after, before, most].join(' ');

/** Thousands of lines, which nobody changes: they are kept as they come instead of being drafted. */
const figuresSlice = createSlice({
  name: 'figures',
  initialState,
  reducers: {
    booksReceived: (
      state,
      { payload: { question, books } }: PayloadAction<{ question: BooksQuestion; books: Books }>,
    ): FiguresState => ({ books: { ...state.books, [keyOf(question)]: Object.freeze(books) } }),
  },
});

const { booksReceived } = figuresSlice.actions;

const figuresSelectors = (state: FiguresState) => ({
  /** What the figures of a period are counted from; `undefined` until known. */
  getBooks: (question: BooksQuestion): Books | undefined => state.books[keyOf(question)],
});

export const figuresStore = defineStore({
  name: 'figures',
  reducer: figuresSlice.reducer,
  selectors: figuresSelectors,
  actions: {},
  resolvers: {
    *getBooks(question: BooksQuestion): Saga {
      yield* put(booksReceived({ question, books: yield* request(fetchBooks, question) }));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    figures: typeof figuresStore;
  }
}
