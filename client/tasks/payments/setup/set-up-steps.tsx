import { createContext, useContext, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { GatewayCard } from '@admin/store-gateways';
import { usePluginSet } from '@admin/store-plugins';
import { Stepper, useSteps, type Step, type StepperProps } from '@admin/ui';
import { PluginInstaller } from '@admin/wizard';
import { ConfigureStep } from './configure-step';
import { useSetUp } from './set-up';
import { toPaymentGateway } from './to-payment-gateway';

type Shown = Pick<StepperProps, 'steps' | 'currentStep' | 'onStepSelect'>;

const StepsContext = createContext<Shown | undefined>(undefined);

interface SetUpStepsProps {
  /** Renders the steps with the slot's fill props. */
  children: (fillProps: Record<string, unknown>) => ReactNode;
}

/** The steps of a setup: installation, if plugins are missing, then configuration. */
export function SetUpSteps({ children }: SetUpStepsProps) {
  const { card, markConfigured } = useSetUp();
  const { areActive } = usePluginSet(card.plugins);
  // Determined once: a completed step stays in the list.
  const [isInstalling] = useState(!areActive);
  const configureState = { key: 'configure', isComplete: false };
  const installState = { key: 'install', isComplete: areActive };
  const { currentStep, goOn } = useSteps(
    isInstalling ? [installState, configureState] : [configureState],
    nothing,
  );
  const install: Step = {
    ...installState,
    label: sprintf(
      /* translators: %s: name of a payment method */
      __('Install %s', 'store-admin'),
      card.title,
    ),
    content: <PluginInstaller slugs={card.plugins} names={getNames(card)} startsByItself onReady={goOn} />,
  };
  const configure: Step = {
    ...configureState,
    label: sprintf(
      /* translators: %s: name of a payment method */
      __('Configure %s', 'store-admin'),
      card.title,
    ),
    content: <ConfigureStep />,
  };
  const steps = isInstalling ? [install, configure] : [configure];

  return (
    <StepsContext.Provider value={{ steps, currentStep }}>
      {children({
        defaultStepper: DefaultStepper,
        defaultInstallStep: install,
        defaultConfigureStep: configure,
        markConfigured,
        paymentGateway: toPaymentGateway(card),
      })}
    </StepsContext.Provider>
  );
}

/** If a gateway has one plugin, the plugin is named by the gateway's title. */
const getNames = ({ plugins, title }: GatewayCard): Record<string, string> => {
  const [slug, ...others] = plugins;
  return slug === undefined || others.length > 0 ? {} : { [slug]: title };
};

/** The last step ends with its own save. */
const nothing = () => undefined;

/** The default steps; an extension's fill can pass different ones. */
export function DefaultStepper(props: Partial<StepperProps>) {
  const shown = useContext(StepsContext);
  if (!shown) throw new Error('There is no set-up whose steps could be shown.');
  return <Stepper headingLevel={3} {...shown} {...props} />;
}
