import { createElement, type SVGProps } from 'react';

/** SVG elements (`wp.primitives`). */

const element = (tag: 'circle' | 'defs' | 'g' | 'line' | 'path' | 'polygon' | 'rect' | 'stop') =>
  function Primitive(props: SVGProps<never>) {
    return createElement(tag, props as object);
  };

export const Circle = element('circle');
export const Defs = element('defs');
export const G = element('g');
export const Line = element('line');
export const Path = element('path');
export const Polygon = element('polygon');
export const Rect = element('rect');
export const Stop = element('stop');

/** An SVG that is hidden from screen readers. */
export const SVG = (props: SVGProps<SVGSVGElement>) => (
  <svg aria-hidden="true" focusable="false" {...props} />
);
