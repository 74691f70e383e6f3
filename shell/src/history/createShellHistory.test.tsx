import { ConfirmDialog } from '@members/ui/overlay';
import { render } from '@testing-library/react';
import { createShellHistory } from './createShellHistory';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Traversals are a chain of tasks: rest follows when nothing has moved for a while. */
async function settled() {
  for (let turns = 0; turns < 60; turns += 1) await turn();
}

/** A question over /Setting that has just been answered: its entry is on its way out of the history. */
async function answerQuestion() {
  const question = (open: boolean) => (
    <ConfirmDialog
      open={open}
      onOpenChange={() => undefined}
      title="Log out?"
      confirmLabel="Log out"
      cancelLabel="Cancel"
      onConfirm={() => undefined}
    />
  );
  window.location.hash = '#/Setting';
  await settled();
  const { rerender } = render(question(true));
  await settled();
  rerender(question(false));
  await turn();
}

describe('navigating just after a layer has closed', () => {
  it('goes back by one screen, not by the entry of the layer alone', async () => {
    const history = createShellHistory();
    window.location.hash = '#/Mine';
    await answerQuestion();
    history.go(-1);
    await settled();
    expect(window.location.hash).toBe('#/Mine');
  });
});
