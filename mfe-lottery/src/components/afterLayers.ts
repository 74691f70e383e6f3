/**
 * Runs a task once no sheet or dialog is open any more. The code of layers comes with the first one that opens, so the first
 * screen does without it; where it can't be loaded, none is open.
 */
export const afterLayers = (task: () => void): void =>
  void import('@members/ui/overlay').then(({ afterLayers: afterAll }) => afterAll(task), task);
