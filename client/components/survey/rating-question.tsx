import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import './rating-question.css';

interface RatingQuestionProps {
  /** Name of the field. */
  name: string;
  /** The statement to rate. */
  label: string;
}

/** A rating of agreement with a statement, from 1 to 5. */
export function RatingQuestion({ name, label }: RatingQuestionProps) {
  const { value, onChange, onBlur, onFocus, error } = useFormField(name);
  const errorId = useId();
  return (
    <fieldset
      className="sa-rating-question"
      role="radiogroup"
      tabIndex={-1}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="sa-rating-question__label">{label}</legend>
      {getChoices().map((choice) => (
        <label key={choice.score} className="sa-rating-question__choice">
          <input
            type="radio"
            name={name}
            value={choice.score}
            checked={value === choice.score}
            onChange={() => onChange(choice.score)}
            onBlur={onBlur}
            onFocus={onFocus}
          />
          {choice.label}
        </label>
      ))}
      {error && (
        <p id={errorId} className="sa-rating-question__error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** These texts are specified exactly (remaining screens, section 2.9). */
const getChoices = () => [
  { score: '1', label: __('Strongly disagree', 'store-admin') },
  { score: '2', label: __('Disagree', 'store-admin') },
  { score: '3', label: __('Neutral', 'store-admin') },
  { score: '4', label: __('Agree', 'store-admin') },
  { score: '5', label: __('Strongly Agree', 'store-admin') },
];
