import { useEffect } from 'react';
import { recordPageView } from '@admin/tracks';

/** Records a page view; on a classic page, `path` is the host's name of the page. */
export function usePageView(path: string, isEmbedded: boolean): void {
  useEffect(() => {
    recordPageView(path, { is_embedded: isEmbedded });
  }, [path, isEmbedded]);
}
