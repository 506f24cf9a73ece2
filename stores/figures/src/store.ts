import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '@admin/data';
import { fetchBooks, fetchList } from './api';
import type { Books, BooksQuestion, List, ListQuestion } from './types';

interface FiguresState {
  readonly books: Readonly<Record<string, Books>>;
  readonly lists: Readonly<Record<string, List>>;
}

const initialState: FiguresState = { books: {}, lists: {} };

const keyOf = ({ after, before, most }: BooksQuestion): string => [after, before, most].join(' ');
const keyOfList = (question: ListQuestion): string => JSON.stringify(question);

/** Thousands of lines, which nobody changes: they are kept as they come instead of being drafted. */
const figuresSlice = createSlice({
  name: 'figures',
  initialState,
  reducers: {
    booksReceived: (
      state,
      { payload: { question, books } }: PayloadAction<{ question: BooksQuestion; books: Books }>,
    ): FiguresState => ({
      ...state,
      books: { ...state.books, [keyOf(question)]: Object.freeze(books) },
    }),
    listReceived: (
      state,
      { payload: { question, list } }: PayloadAction<{ question: ListQuestion; list: List }>,
    ): FiguresState => ({
      ...state,
      lists: { ...state.lists, [keyOfList(question)]: Object.freeze(list) },
    }),
  },
});

const { booksReceived, listReceived } = figuresSlice.actions;

const figuresSelectors = (state: FiguresState) => ({
  /** What the figures of a period are counted from; `undefined` until known. */
  getBooks: (question: BooksQuestion): Books | undefined => state.books[keyOf(question)],

  /** The rows of a report that a figure is counted from; `undefined` until known. */
  getList: (question: ListQuestion): List | undefined => state.lists[keyOfList(question)],
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
    *getList(question: ListQuestion): Saga {
      yield* put(listReceived({ question, list: yield* request(fetchList, question) }));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    figures: typeof figuresStore;
  }
}
