import type { Upload } from '../../../rest';
import type { Html } from '../../../html/html';

/** What is wrong with one field of a form. */
export interface Problem {
  /** Of the control, or of a part of the page that stands for it. */
  id: string;
  label: string;
  error: string;
}

/** A form that came back: what was typed, and what is wrong with it. */
export interface Draft {
  sent: URLSearchParams;
  problems: readonly Problem[];
}

/** How saving went: nothing is saved where there are problems. */
export interface Outcome {
  problems?: readonly Problem[];
  /** Where to go on, when that is not the page itself; below `/wp-admin/`. */
  goTo?: string;
  /** What happened, as a key of the next page's messages, and to how many records. */
  message?: string;
  count?: number;
}

/** The files of a form, by field; fields in which nothing was chosen are missing. */
export type SentFiles = ReadonlyMap<string, Upload>;

/** The inside of a form of one page, and what becomes of what it sends. */
export interface PageForm {
  show(draft?: Draft): Html;
  /** Runs in one transaction, which is taken back when there are problems. Without it there is nothing to save. */
  save?(sent: URLSearchParams, files: SentFiles): Outcome;
}
