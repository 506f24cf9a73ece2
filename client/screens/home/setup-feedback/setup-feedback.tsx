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

/** Name of this survey; stored with the surveys shown before. */
const ACTION = 'store_setup';

interface SetupFeedbackProps {
  /** Called when the question is removed and the focus is lost with it. */
  onFocusLost: () => void;
}

/** Asks once how setup went and shows a thank-you message. Renders nothing if the survey isn't allowed. */
export function SetupFeedback({ onFocusLost }: SetupFeedbackProps) {
  const { isAsked, recordView, send, close } = useFeedback(ACTION);
  const [stage, setStage] = useState<Stage>('asking');
  const section = useRef<HTMLDivElement>(null);
  if (stage === 'over' || (stage === 'asking' && !isAsked)) return null;

  function end() {
    if (section.current?.contains(document.activeElement)) onFocusLost();
    setStage('over');
  }

  /** The question stays until the response is saved, and comes back if that fails. */
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
