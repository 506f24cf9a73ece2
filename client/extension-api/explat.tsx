import { useMemo, type ReactNode } from 'react';

interface Assignment {
  readonly experimentName: string;
  /** `null`: the control group. */
  readonly variationName: null;
}

const assign = (experimentName: string): Assignment => ({ experimentName, variationName: null });

/** This dashboard runs no experiments: all users are in the control group. */
export const loadExperimentAssignment = async (name: string): Promise<Assignment> => assign(name);
export const loadExperimentAssignmentWithAuth = loadExperimentAssignment;
export const dangerouslyGetExperimentAssignment = assign;
export const dangerouslyGetExperimentAssignmentWithAuth = assign;
export const initializeExPlat = (): void => {};

export function useExperiment(name: string): readonly [isLoading: boolean, assignment: Assignment] {
  return useMemo(() => [false, assign(name)] as const, [name]);
}

export const useExperimentWithAuth = useExperiment;

export const Experiment = ({ defaultExperience }: { defaultExperience?: ReactNode }) => (
  <>{defaultExperience}</>
);
export const ExperimentWithAuth = Experiment;

export const ProvideExperimentData = ({
  name,
  children,
}: {
  name: string;
  children: (isLoading: boolean, assignment: Assignment) => ReactNode;
}) => <>{children(false, assign(name))}</>;
export const ProvideExperimentDataWithAuth = ProvideExperimentData;
