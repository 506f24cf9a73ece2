import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Tour } from '@admin/ui';

interface TourKitStep {
  readonly referenceElements?: { readonly desktop?: string; readonly mobile?: string };
  readonly meta: {
    readonly heading?: string | null;
    readonly descriptions: { readonly desktop?: ReactNode; readonly mobile?: ReactNode };
    readonly primaryButton?: { readonly text?: string };
  };
}

export interface TourKitProps {
  readonly config: {
    readonly steps: readonly TourKitStep[];
    /** Called when the tour ends, with the reason: the last button, or closing it. */
    readonly closeHandler: (
      steps: readonly TourKitStep[],
      index: number,
      source: 'done-btn' | 'close-btn',
    ) => void;
  };
}

/** A tour: cards that point to elements of the page, one after the other. */
export function TourKit({ config: { steps, closeHandler } }: TourKitProps) {
  const last = steps.length - 1;
  return (
    <Tour
      steps={steps.map(({ referenceElements, meta }, index) => ({
        heading: meta.heading ?? '',
        text: meta.descriptions.desktop ?? meta.descriptions.mobile,
        target: () => {
          const selector = referenceElements?.desktop ?? referenceElements?.mobile;
          return selector === undefined ? null : document.querySelector(selector);
        },
        primaryLabel:
          meta.primaryButton?.text ??
          (index === last ? __('Done', 'store-admin') : __('Next', 'store-admin')),
      }))}
      onClose={(end) => closeHandler(steps, last, end === 'done' ? 'done-btn' : 'close-btn')}
    />
  );
}
