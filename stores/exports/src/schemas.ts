import { numericOrZero, optional, phpObject, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

const StartedSchema = v.pipe(
  phpObject({
    export_id: optional(v.union([v.string(), v.number()])),
    _links: optional(phpObject({ cancel: optional(v.array(v.unknown())) })),
  }),
  v.transform(({ export_id, _links }) =>
    export_id === undefined
      ? undefined
      : {
          exportId: String(export_id),
          /** Whether the server supports canceling. */
          canCancel: _links?.cancel !== undefined,
        },
  ),
);

/** An export that the server started; `undefined` when there are no rows. */
export const parseStarted = v.parser(StartedSchema);

export type StartedExport = NonNullable<v.InferOutput<typeof StartedSchema>>;

const FileStatusSchema = v.pipe(
  phpObject({ percent_complete: numericOrZero, download_url: optional(v.string()) }),
  v.transform(({ percent_complete, download_url }) => ({
    percent: Math.min(100, Math.max(0, percent_complete)),
    url: download_url,
  })),
);

/** An export's progress. */
export const parseStatus = v.parser(FileStatusSchema);

export type FileStatus = v.InferOutput<typeof FileStatusSchema>;

/**
 * An export that the server is writing. It is kept in session storage, since the server continues when the page is
 * reloaded.
 */
const PendingExportSchema = v.object({
  /** Id of the export on the page. */
  id: v.string(),
  /** The endpoint's name of the report: `orders`. */
  report: v.string(),
  /** The server's id of the export, for status requests. */
  exportId: v.string(),
  fileName: v.string(),
  /** Whether the server supports canceling. */
  canCancel: v.exactOptional(v.boolean()),
});

export const parsePendingExports = v.parser(tolerantList(PendingExportSchema));

export type PendingExport = Readonly<v.InferOutput<typeof PendingExportSchema>>;
