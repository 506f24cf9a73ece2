import {
  camelCaseObject,
  flag,
  listOrEmpty,
  plainText,
  text,
  tolerantList,
  utcTimeOrZero,
} from '@admin/schemas';
import * as v from 'valibot';

/** A button on a note. */
export const NoteActionSchema = camelCaseObject({
  id: v.number(),
  name: text,
  label: plainText,
  /** URL to open; empty if the action only changes the status. */
  url: text,
  /** The note's status after the action. */
  status: text,
  /** Message after the action; often empty. */
  actioned_text: plainText,
});

export const NoteSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    name: text,
    /** info, marketing, survey, warning, error, update or email. */
    type: text,
    title: plainText,
    /** HTML from the server, to be sanitized before it is shown. */
    content: text,
    /** pending, unactioned, actioned, snoozed or sent; a host may add others. */
    status: text,
    /** The first is the main one. */
    actions: listOrEmpty(NoteActionSchema),
    /** Layout: plain, thumbnail or banner. */
    layout: text,
    /** Image URL; empty if there is none. */
    image: text,
    /** `createdAt`: milliseconds since 1970, by the server's clock. */
    date_created_gmt: utcTimeOrZero,
    is_deleted: flag,
    is_read: flag,
  }),
  v.transform(({ layout, dateCreatedGmt: createdAt, ...note }) => ({
    ...note,
    layout: layout || 'plain',
    createdAt,
  })),
);

export const parseNote = v.parser(NoteSchema);

export const parseNotes = v.parser(tolerantList(NoteSchema));
