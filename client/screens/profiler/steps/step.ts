import type { ComponentType } from 'react';
import type { Doing } from '../machine';
import type { Shop } from '../use-shop';

export interface StepProps {
  shop: Shop;
  goTo: (doing: Doing) => void;
}

export interface Step {
  /** Read when it is shown, since words are there once the language is. */
  describe: () => { title: string; lead?: string };
  content: ComponentType<StepProps>;
}
