import { Button, ScreenBody } from '../core';
import { ConfirmDialog, Dialog, FullScreen, Popover, Sheet, toast } from '.';

export default { title: 'UI/Overlay' };

const nothing = () => undefined;
const layer = { open: true, onOpenChange: nothing, title: 'What it is about', closeLabel: 'Close' };
const text = <p>What there is to say.</p>;

export const OpenDialog = {
  render: () => (
    <Dialog {...layer} actions={<Button>Understood</Button>}>
      {text}
    </Dialog>
  ),
};
export const OpenSheet = {
  render: () => (
    <Sheet {...layer} description="A line under the title" footer={<Button block>Save</Button>}>
      {text}
    </Sheet>
  ),
};
export const OpenConfirmDialog = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title="Log out?"
      description="You can come back at any time."
      confirmLabel="Log out"
      cancelLabel="Cancel"
      onConfirm={nothing}
      tone="danger"
    />
  ),
};
export const OpenFullScreen = { render: () => <FullScreen {...layer}>{text}</FullScreen> };
export const OpenPopover = {
  render: () => (
    <ScreenBody>
      <Popover {...layer} trigger={<Button>Limits</Button>}>
        {text}
      </Popover>
    </ScreenBody>
  ),
};
export const Toasts = {
  render: () => (
    <ScreenBody>
      {(['neutral', 'success', 'warn', 'danger'] as const).map((tone) => (
        <Button key={tone} onClick={() => toast(`A ${tone} message`, { tone })}>
          {tone}
        </Button>
      ))}
    </ScreenBody>
  ),
};
