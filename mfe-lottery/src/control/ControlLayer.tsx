import { lazyLayer, RequireSession } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useLocation, useNavigate } from '@members/mfe-kit/router';
import { useAddressSheet } from '@members/mfe-kit/useAddressSheet';

const ControlSheet = lazyLayer(async () => (await import('./ControlSheet')).ControlSheet);

/** "Play in control" over a screen, open while the address has `?control=1`. */
export const useControlSheet = () => useAddressSheet('control');

/** The parameters to hand to `show` of that sheet. */
export const controlAddress = { control: '1' } as const;

/** Loads and shows the sheet when the address asks for it. Closing it leads back to /Setting if that led here. */
export function ControlLayer({ sheet }: { sheet: ReturnType<typeof useControlSheet> }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!sheet.values) return null;
  const fromSettings = (state as { from?: unknown } | null)?.from === paths.settings;
  const leave = () => {
    if (fromSettings) navigate(-1);
  };
  return (
    <RequireSession access="member">
      <ControlSheet open={sheet.open} onOpenChange={(open) => !open && sheet.close(leave)} />
    </RequireSession>
  );
}
