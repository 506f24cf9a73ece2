import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import './uploads.css';

interface DropAreaProps {
  /** Text shown while files are dragged over it. */
  hint: string;
  disabled: boolean;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}

/** An area for dropping files; all its functions are available without drag and drop. */
export function DropArea({ hint, disabled, onDrop, children }: DropAreaProps) {
  // The dragenter of a child fires before the dragleave of its parent.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const enter = (by: number) => (event: DragEvent) => {
    if (disabled || !hasFiles(event)) return;
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };

  return (
    <div
      className={isOver ? 'sa-drop-area is-over' : 'sa-drop-area'}
      data-hint={hint}
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => {
        if (!disabled && hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (disabled || !hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
