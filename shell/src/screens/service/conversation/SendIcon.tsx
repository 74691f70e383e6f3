/** An arrow that points up, in the stroke width of the icon set. */
export function SendIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 19V5m-7 7 7-7 7 7" />
    </svg>
  );
}
