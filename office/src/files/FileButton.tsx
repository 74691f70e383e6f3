import { Button } from '@members/ui/core';
import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  children: ReactNode;
  /** As the browser's field has it, such as `image/png,.vtt`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** A button that lets the operator choose files. */
export function FileButton({ children, accept, multiple, disabled, onChosen }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="s" disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
