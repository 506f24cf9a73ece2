import { isRecord } from '@admin/http';
import { optional, phpObject, plainText, tolerantList } from '@admin/schemas';
import type { ReportRow } from '@admin/store-reports';
import * as v from 'valibot';

/** An entry of any searched list; its members depend on the list. */
const EntrySchema = v.pipe(
  phpObject({
    id: optional(v.number()),
    name: plainText,
    code: plainText,
    number: plainText,
    email: plainText,
    username: plainText,
    user_ip_address: plainText,
    billing: optional(phpObject({ first_name: plainText, last_name: plainText })),
    country: plainText,
    state: plainText,
    priority: optional(v.number()),
  }),
  v.transform(({ id, ...entry }) => ({ ...entry, id: id === undefined ? '' : String(id) })),
);

export type Entry = v.InferOutput<typeof EntrySchema>;

export const parseEntries = v.parser(tolerantList(EntrySchema));

/** Rows of a report, with any members. */
export const parseRows = v.parser(tolerantList(v.custom<ReportRow>(isRecord)));
