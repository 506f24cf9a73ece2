import { ContentTabButton } from './content-tab-button';
import { PreviewLink } from './preview-link';
import { SetupLink } from './setup-link';

interface TabProps {
  name: string;
  isOpen: boolean;
  /** Number of filled quarters of the setup icon. */
  quarters: number;
  onPress: () => void;
}

/** A tab of the header: it opens the panel or is a link. */
export function Tab({ name, isOpen, quarters, onPress }: TabProps) {
  switch (name) {
    case 'setup':
      return <SetupLink quarters={quarters} />;
    case 'previewSite':
    case 'previewStore':
      return <PreviewLink name={name} />;
    case 'displayOptions':
      // The home screen renders its menu there itself.
      return null;
    default:
      return <ContentTabButton name={name} isOpen={isOpen} onPress={onPress} />;
  }
}
