import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@admin/ui';

const COLORS = ['#3858e9', '#1ed15a', '#ffcb3d', '#e26f56', '#b35eb1', '#33b1ff'];

/** Number of pieces. */
const COUNT = 140;
/** Milliseconds from the first piece to the last. */
const DURATION = 2500;
/** Speed in pixels per millisecond, and its increase per millisecond. */
const SPEED = { least: 0.4, most: 1.6, gravity: 0.0016 };

interface Piece {
  x: number;
  y: number;
  readonly across: number;
  down: number;
  readonly size: number;
  readonly turn: number;
  readonly color: string;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Throws confetti over the page, once, when `trigger` becomes true. Users who prefer reduced motion see none. The
 * pieces are decoration: they ignore clicks and are hidden from screen readers.
 */
export function ConfettiAnimation({
  trigger = true,
  delay = 0,
  colors = COLORS,
}: {
  trigger?: boolean;
  /** Milliseconds. */
  delay?: number;
  colors?: readonly string[];
}) {
  const isThrown = useRef(false);
  useEffect(() => {
    if (!trigger || isThrown.current) return undefined;
    let clear = () => {};
    const timer = setTimeout(() => {
      isThrown.current = true;
      clear = throwConfetti(colors);
    }, delay);
    return () => {
      clearTimeout(timer);
      clear();
    };
  }, [trigger, delay, colors]);
  return null;
}

/** Returns a function that stops it early. */
function throwConfetti(colors: readonly string[]): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || prefersReducedMotion()) return () => {};
  canvas.className = 'sa-surface-confetti';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.width = window.innerWidth;
  canvas.height = window.innerHeight;
  document.body.append(canvas);
  const pieces = Array.from({ length: COUNT }, () => makePiece(canvas, colors));
  const started = performance.now();
  let last = started;
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    const left = 1 - (now - started) / DURATION;
    if (left <= 0) return canvas.remove();
    context?.clearRect(0, 0, canvas.width, canvas.height);
    for (const piece of pieces) fall(context, piece, now - last, left);
    last = now;
    frame = requestAnimationFrame(draw);
    return undefined;
  }

  return () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
}

function makePiece({ width, height }: HTMLCanvasElement, colors: readonly string[]): Piece {
  const direction = between(0, Math.PI * 2);
  const speed = between(SPEED.least, SPEED.most);
  return {
    x: width / 2,
    y: height * 0.4,
    across: Math.cos(direction) * speed,
    down: Math.sin(direction) * speed - SPEED.least,
    size: between(6, 14),
    turn: between(0.002, 0.02),
    color: colors[Math.floor(Math.random() * colors.length)] ?? 'currentcolor',
  };
}

function fall(
  context: CanvasRenderingContext2D | null,
  piece: Piece,
  milliseconds: number,
  left: number,
): void {
  piece.down += SPEED.gravity * milliseconds;
  piece.x += piece.across * milliseconds;
  piece.y += piece.down * milliseconds;
  if (!context) return;
  context.save();
  context.globalAlpha = left;
  context.fillStyle = piece.color;
  context.translate(piece.x, piece.y);
  context.rotate(piece.y * piece.turn);
  context.fillRect(-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2);
  context.restore();
}
