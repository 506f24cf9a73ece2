import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useOutcome } from '@admin/store-notices';
import type { ExplainedFigure, FigurePanelProps } from './figure';

interface Shown {
  Panel: ComponentType<FigurePanelProps>;
  figure: ExplainedFigure;
}

/** Fetches the panel when it is first asked for. `panel` has to be rendered somewhere. */
export function useExplainer(): { explain: (figure: ExplainedFigure) => void; panel: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const report = useOutcome();
  const explain = useCallback(
    (figure: ExplainedFigure) =>
      void report(
        import(/* webpackChunkName: "figures" */ './panel').then(({ FigurePanel }) =>
          setShown({ Panel: FigurePanel, figure }),
        ),
        { failed: __('This could not be loaded. Please try again.', 'woocommerce') },
      ),
    [report],
  );
  return {
    explain,
    panel: shown && <shown.Panel figure={shown.figure} onClose={() => setShown(undefined)} />,
  };
}
