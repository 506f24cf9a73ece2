import { useRef } from 'react';
import { useClassicNotices } from './use-classic-notices';
import './classic-notices.css';

/** The place of the host's own notices, above the content of an own page. */
export function ClassicNotices({ isEmbedded }: { isEmbedded: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useClassicNotices(list, isEmbedded);
  return <div ref={list} id="woocommerce-layout__notice-list" className="woocommerce-layout__notice-list" />;
}
