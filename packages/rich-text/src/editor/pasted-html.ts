import { DOMParser, type Slice } from 'prosemirror-model';
import { sanitizeAs } from '@admin/format';
import { schema } from '../model/schema';

/** What of other pages comes along: what the toolbar can make. Everything else leaves its words. */
const ALLOWED = {
  tags: 'a b blockquote br code del em h1 h2 h3 h4 h5 h6 i ins li ol p s strong sub sup u ul'.split(' '),
  attributes: ['href'],
};

/** Makes something to put in of HTML that comes from anywhere. */
export const parsePastedHtml = (html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(sanitizeAs(html, 'fragment', ALLOWED));
