import { ContentTabButton } from './content-tab-button';
import { PreviewLink } from './preview-link';
import { SetupLink } from './setup-link';

interface TabProps {
  name: string;
  isOpen: boolean;
  /** How much of the setup icon is filled. */
  quarters: number;
  onPress: () => void;
}

/** One entry of the header: it opens the panel, or leads elsewhere. */
export function Tab({ name, isOpen, quarters, onPress }: TabProps) {
  switch (name) {
    case 'setup':
      return <SetupLink quarters={quarters} />;
    case 'previewSite':
    case 'previewStore':
      return <PreviewLink name={name} />;
    case 'displayOptions':
      // The home screen puts its menu there itself.
      return null;
    default:
      return <ContentTabButton name={name} isOpen={isOpen} onPress={onPress} />;
  }
}
