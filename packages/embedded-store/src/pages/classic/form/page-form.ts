import type { Upload } from '../../../rest';
import type { Html } from '../../../html/html';

/** An error in one field of a form. */
export interface Problem {
  /** Id of the control, or of the part of the page that represents it. */
  id: string;
  label: string;
  error: string;
}

/** A form that failed to save: the submitted values and the errors. */
export interface Draft {
  sent: URLSearchParams;
  problems: readonly Problem[];
}

/** The result of saving. Nothing is saved if there are problems. */
export interface Outcome {
  problems?: readonly Problem[];
  /** Where to redirect, if not to the page itself; relative to `/wp-admin/`. */
  goTo?: string;
  /** The key of the next page's message, and the number of records. */
  message?: string;
  count?: number;
}

/** The uploaded files by field name; empty file fields are missing. */
export type SentFiles = ReadonlyMap<string, Upload>;

/** The content of a page's form, and how to save it. */
export interface PageForm {
  show(draft?: Draft): Html;
  /** Runs in one transaction, which is rolled back if there are problems. Omitted when there is nothing to save. */
  save?(sent: URLSearchParams, files: SentFiles): Outcome;
}
