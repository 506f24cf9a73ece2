import { useLayoutEffect, useRef } from 'react';

/** Exposes the position of the save bar to style sheets; it is not always at the bottom of the window. */
export function BarEdge() {
  const edge = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const bar = edge.current?.parentElement;
    const tell = () => {
      const room = bar ? window.innerHeight - bar.getBoundingClientRect().top : 0;
      style.setProperty('--sa-content-end', `${Math.max(0, room)}px`);
    };
    const observer = new ResizeObserver(tell);
    if (bar) observer.observe(bar);
    observer.observe(document.body);
    window.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', tell);
      window.removeEventListener('resize', tell);
      style.removeProperty('--sa-content-end');
    };
  }, []);
  return <span ref={edge} className="sa-settings-bar-edge" hidden />;
}
