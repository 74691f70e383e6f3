/** How long a press counts where the browser doesn't tell by itself; where it does, it is about as long. */
const longestMs = 5_000;

/** The browser's own, taken before code of others runs. */
const now = performance.now.bind(performance);
const { userActivation: activation } = navigator as Partial<Pick<Navigator, 'userActivation'>>;
const isActive =
  activation &&
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(activation), 'isActive')?.get?.bind(activation);

/** The container of the release on screen, and the press in it that nothing was sent for yet. */
let shown: string | null = null;
let pressedAt = -Infinity;

/** What a script makes up is no press, and the click that follows a press of a finger or a key is none of its own. */
function pressed({ isTrusted, type, detail }: UIEvent): void {
  if (isTrusted && (type !== 'click' || detail === 0)) pressedAt = now();
}

for (const type of ['pointerdown', 'keydown', 'click'] as const)
  window.addEventListener(type, pressed, { capture: true, passive: true });

/** What a member has pressed, so that money moves only out of a press (decision 89). */
export const presses = Object.freeze({
  /** A release has come on screen: what was pressed before was not pressed in it. */
  begin(container: string): void {
    shown = container;
    pressedAt = -Infinity;
  },
  end(container: string): void {
    if (shown === container) shown = null;
  },
  /** Whether the member has just pressed something on the screen of a release. Each press is good for one call. */
  take(container: string): boolean {
    const fresh = shown === container && now() - pressedAt < longestMs && (isActive?.() ?? true) === true;
    pressedAt = -Infinity;
    return fresh;
  },
});
