/** A picture of the host's media library. */
export interface Picture {
  id: number;
  url: string;
}

/** What the host says of a home page that it made. */
export interface NewHomepage {
  /** Plain words of the host; may be empty. */
  message: string;
  /** Where the page is edited; empty when the host does not say. */
  editUrl: string;
}
