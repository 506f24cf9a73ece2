import { useId } from 'react';
import { Button, Icon } from '@admin/ui';

interface ChoiceRowProps {
  title: string;
  text: string;
  busy: boolean;
  onChoose: () => void;
}

export function ChoiceRow({ title, text, busy, onChoose }: ChoiceRowProps) {
  const textId = useId();
  return (
    <li className="sa-product-choice">
      <Button
        variant="tertiary"
        className="sa-product-choice__button"
        busy={busy}
        aria-describedby={textId}
        onClick={onChoose}
      >
        {title}
      </Button>
      <span id={textId} className="sa-product-choice__text">
        {text}
      </span>
      <Icon name="chevron-end" />
    </li>
  );
}
