import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@admin/ui';

const COLORS = ['#3858e9', '#1ed15a', '#ffcb3d', '#e26f56', '#b35eb1', '#33b1ff'];

/** Number of particles. */
const COUNT = 140;
/** Milliseconds from the first particle to the last. */
const DURATION = 2500;
/** Speed in pixels per millisecond, and its increase per millisecond. */
const SPEED = { least: 0.4, most: 1.6, gravity: 0.0016 };

interface Particle {
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
 * particles are decoration: they ignore clicks and are hidden from screen readers.
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
  canvas.className = 'sa-extension-confetti';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.width = window.innerWidth;
  canvas.height = window.innerHeight;
  document.body.append(canvas);
  const particles = Array.from({ length: COUNT }, () => createParticle(canvas, colors));
  const started = performance.now();
  let last = started;
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    const left = 1 - (now - started) / DURATION;
    if (left <= 0) return canvas.remove();
    context?.clearRect(0, 0, canvas.width, canvas.height);
    for (const particle of particles) fall(context, particle, now - last, left);
    last = now;
    frame = requestAnimationFrame(draw);
    return undefined;
  }

  return () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
}

function createParticle({ width, height }: HTMLCanvasElement, colors: readonly string[]): Particle {
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
  particle: Particle,
  milliseconds: number,
  left: number,
): void {
  particle.down += SPEED.gravity * milliseconds;
  particle.x += particle.across * milliseconds;
  particle.y += particle.down * milliseconds;
  if (!context) return;
  context.save();
  context.globalAlpha = left;
  context.fillStyle = particle.color;
  context.translate(particle.x, particle.y);
  context.rotate(particle.y * particle.turn);
  context.fillRect(-particle.size / 2, -particle.size / 4, particle.size, particle.size / 2);
  context.restore();
}
