import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { lazyScreen } from '@admin/navigation';
import { isSentDirectly, THANK_YOU_DELAY, type Feedback } from '@admin/store-feedback';
import { usePromiseNotice } from '@admin/store-notices';
import { Button, Tooltip } from '@admin/ui';
import { RatingFace, type Score } from './face';
import type { QuestionsProps } from './questions';
import './rating.css';

const Questions = lazyScreen<QuestionsProps>('setup-feedback-questions', async () => {
  const questions = await import(/* webpackChunkName: "setup-feedback-questions" */ './questions');
  return questions.Questions;
});

const SCORES: readonly Score[] = [1, 2, 3, 4, 5];

export type Stage = 'asking' | 'sending' | 'thanking' | 'over';

export interface RatingProps {
  stage: Stage;
  onView: () => Promise<unknown>;
  /** Rejects if the response can't be saved. */
  onAnswer: (feedback: Feedback) => Promise<void>;
  onDismiss: () => Promise<void>;
  onEnd: () => void;
}

/** Five faces: a good score is the complete response, a poor one opens two questions. */
export function Rating({ stage, onView, onAnswer, onDismiss, onEnd }: RatingProps) {
  const [poorScore, setPoorScore] = useState<Score>();
  const report = usePromiseNotice();
  const titleId = useId();
  useViewEvent(onView);

  if (stage === 'thanking') return <Thanks onEnd={onEnd} />;

  function rate(score: Score) {
    if (stage !== 'asking') return;
    if (!isSentDirectly(score)) return setPoorScore(score);
    void report(onAnswer({ score }), {
      failed: __('There was a problem sending your feedback', 'store-admin'),
    });
  }

  const dismiss = () =>
    void report(onDismiss(), { failed: __('There was a problem dismissing the survey', 'store-admin') });

  return (
    <>
      <h3 id={titleId} className="sa-rating__title">
        {__('How was your experience?', 'store-admin')}
      </h3>
      <fieldset className="sa-rating__faces" aria-labelledby={titleId} aria-busy={stage === 'sending'}>
        {SCORES.map((score) => (
          <Tooltip key={score} text={labelOf(score)} side="below">
            <button
              type="button"
              className="sa-rating__face"
              aria-label={labelOf(score)}
              onClick={() => rate(score)}
            >
              <RatingFace score={score} />
            </button>
          </Tooltip>
        ))}
      </fieldset>
      <Button variant="link" className="sa-rating__dismiss" onClick={dismiss}>
        {__('No, thanks', 'store-admin')}
      </Button>
      {poorScore && (
        <Suspense fallback={null}>
          <Questions score={poorScore} onClose={() => setPoorScore(undefined)} onAnswer={onAnswer} />
        </Suspense>
      )}
    </>
  );
}

function Thanks({ onEnd }: { onEnd: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useLayoutEffect(() => words.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = window.setTimeout(() => end.current(), THANK_YOU_DELAY);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p ref={words} className="sa-rating__thanks" tabIndex={-1}>
      {__('Thank you for your feedback!', 'store-admin')}
    </p>
  );
}

function useViewEvent(record: () => Promise<unknown>): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current) return;
    isRecorded.current = true;
    // A failure to record an event is ignored.
    record().catch(() => undefined);
  }, [record]);
}

function labelOf(score: Score): string {
  return {
    1: __('Very bad', 'store-admin'),
    2: __('Bad', 'store-admin'),
    3: __('Okay', 'store-admin'),
    4: __('Good', 'store-admin'),
    5: __('Very good', 'store-admin'),
  }[score];
}
