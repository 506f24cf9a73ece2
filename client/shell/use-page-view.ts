import { useEffect } from 'react';
import { recordPageView } from '@admin/tracks';

/** Records that a page was shown; on a classic page `path` is the host's name for it. */
export function usePageView(path: string, isEmbedded: boolean): void {
  useEffect(() => {
    recordPageView(path, { is_embedded: isEmbedded });
  }, [path, isEmbedded]);
}
