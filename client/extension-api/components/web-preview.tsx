/** Shows another page in an iframe. */
export const WebPreview = ({ src, title, onLoad }: { src: string; title: string; onLoad?: () => void }) => (
  <iframe className="sa-extension-frame" src={src} title={title} onLoad={onLoad} />
);
