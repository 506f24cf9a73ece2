import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { FieldMessages } from '../fields/field';
import { classes } from '../theme/classes';
import './choice.css';

export interface ChoiceGroupProps {
  /** The question. */
  legend: ReactNode;
  /** Where the question is the heading of the screen already, it is only heard. */
  isLegendHidden?: boolean | undefined;
  help?: ReactNode;
  /** What is wrong with the answer, as a sentence. */
  error?: string | undefined;
  /** Side by side where there is room for two. */
  isWide?: boolean | undefined;
  className?: string | undefined;
  /** Elements of `Choice`. */
  children: ReactNode;
}

interface Group {
  /** The element that says what is wrong, while something is. */
  errorId: string | undefined;
}

const GroupContext = createContext<Group>({ errorId: undefined });

export const useChoiceGroup = (): Group => useContext(GroupContext);

/** A question with its answers as cards, of which one or several may be chosen. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, isLegendHidden = false, help, error, isWide = false, className, children } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const group = useMemo(() => ({ errorId }), [errorId]);
  return (
    <fieldset
      className={classes('sa-choices', isWide && 'is-wide', className)}
      aria-describedby={help ? `${id}-help` : undefined}
    >
      <legend className={classes('sa-choices__legend', isLegendHidden && 'is-hidden')}>{legend}</legend>
      <FieldMessages id={id} error={error} help={help} />
      <div className="sa-choices__list">
        <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
      </div>
    </fieldset>
  );
}
