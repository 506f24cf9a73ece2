/** Shows another page in an iframe. */
export const WebPreview = ({ src, title, onLoad }: { src: string; title: string; onLoad?: () => void }) => (
  <iframe className="sa-surface-frame" src={src} title={title} onLoad={onLoad} />
);
