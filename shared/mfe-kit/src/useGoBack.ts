import { useLocation, useNavigate } from './router';

/** Goes back where there is a way back inside the app, else to `fallback` (a deep link, a reload). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1));
}
