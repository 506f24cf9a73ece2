import { Suspense, useRef, useState } from 'react';
import { lazyScreen } from '@admin/navigation';
import { useFeedback, type Feedback } from '@admin/store-feedback';
import { ErrorBoundary } from '@admin/ui';
import type { RatingProps, Stage } from './rating';
import './setup-feedback.css';

const Rating = lazyScreen<RatingProps>('setup-feedback', async () => {
  const rating = await import(/* webpackChunkName: "setup-feedback" */ './rating');
  return rating.Rating;
});

/** What the owner is asked about; kept with what was asked before. */
const ACTION = 'store_setup';

interface SetupFeedbackProps {
  /** The question is gone, and the focus went with it. */
  onFocusLost: () => void;
}

/** Asks how setup went, once: from the question to the thanks. Nothing where it may not be asked. */
export function SetupFeedback({ onFocusLost }: SetupFeedbackProps) {
  const { isAsked, recordView, send, close } = useFeedback(ACTION);
  const [stage, setStage] = useState<Stage>('asking');
  const section = useRef<HTMLDivElement>(null);
  if (stage === 'over' || (stage === 'asking' && !isAsked)) return null;

  function end() {
    if (section.current?.contains(document.activeElement)) onFocusLost();
    setStage('over');
  }

  /** The question stays until the answer is kept, and comes back when that fails. */
  async function answer(feedback: Feedback) {
    setStage('sending');
    try {
      await send(feedback);
      setStage('thanking');
    } catch (error) {
      setStage('asking');
      throw error;
    }
  }

  async function dismiss() {
    end();
    try {
      await close();
    } catch (error) {
      setStage('asking');
      throw error;
    }
  }

  return (
    <div ref={section} className="sa-setup-feedback">
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Rating stage={stage} onView={recordView} onAnswer={answer} onDismiss={dismiss} onEnd={end} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
