import { DOMParser, type Slice } from 'prosemirror-model';
import { sanitizeAs } from '@admin/format';
import { schema } from '../model/schema';

/** Formats allowed in pasted HTML: those the toolbar supports. Other elements are replaced by their text. */
const ALLOWED = {
  tags: 'a b blockquote br code del em h1 h2 h3 h4 h5 h6 i ins li ol p s strong sub sup u ul'.split(' '),
  attributes: ['href'],
};

/** Converts HTML from any source to content that can be inserted. */
export const parsePastedHtml = (html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(sanitizeAs(html, 'fragment', ALLOWED));
