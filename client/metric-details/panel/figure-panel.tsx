import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { figuresStore } from '@admin/store-figures';
import { reportsStore } from '@admin/store-reports';
import { Modal } from '@admin/ui';
import type { ExplainedFigure, FigurePanelProps } from '../figure';
import { Agreement } from './agreement';
import { Behind } from './behind';
import { MadeOf } from './made-of';
import { PartFailed } from './part-failed';
import { RelatedFigures } from './related-figures';
import { useExplanation } from './use-explanation';
import { WhatCounts } from './what-counts';
import './panel.css';

const STORES = [{ store: reportsStore }, { store: figuresStore }];

/** Says how a figure is made, from what, and whether the orders come to the same. */
export const FigurePanel = ({ figure, onClose }: FigurePanelProps) => (
  <Modal
    className="sa-explanation"
    title={sprintf(
      /* translators: %s: name of a figure, such as net sales */
      __('How “%s” is made', 'woocommerce'),
      figure.label,
    )}
    onClose={onClose}
  >
    <WithStores stores={STORES}>
      <Explanation figure={figure} />
    </WithStores>
  </Modal>
);

function Explanation({ figure }: { figure: ExplainedFigure }) {
  const explanation = useExplanation(figure);
  const { description, failure, totals, retry } = explanation;
  return (
    <>
      <p className="sa-explanation__what">
        {description?.what ??
          __('This figure comes from an extension, which does not say how it is made.', 'woocommerce')}
      </p>
      {failure && !totals ? (
        <PartFailed
          what={__('The figure could not be read again.', 'woocommerce')}
          failure={failure}
          onRetry={retry}
        />
      ) : (
        <MadeOf figure={figure} explanation={explanation} />
      )}
      <Agreement figure={figure} explanation={explanation} />
      <WhatCounts figure={figure} explanation={explanation} />
      <Behind figure={figure} explanation={explanation} />
      <RelatedFigures figure={figure} explanation={explanation} />
    </>
  );
}
