import { useNavigate } from './router';

/** Goes back where there is a way back inside the app, else to `fallback` (a deep link). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => (entriesBehind() > 0 ? navigate(-1) : navigate(fallback, { replace: true }));
}

/** How many entries of the app lie behind this one: the shell's history numbers them, over replacing and reloads. */
function entriesBehind(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}
