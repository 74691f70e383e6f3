import { lazyLayer } from '@members/mfe-kit';
import { useAddressSheet } from '@members/mfe-kit/useAddressSheet';

const VerifySheet = lazyLayer(async () => (await import('./VerifySheet')).VerifySheet);

/** The Verify sheet of a screen: `?verify=<period>`, with `&order=<id>` for one of the member's orders. */
export const useVerifySheet = () => useAddressSheet('verify', ['order']);

export interface VerifyLayerProps {
  sheet: ReturnType<typeof useVerifySheet>;
  /** The game of a round that is opened without an order. */
  gameKey?: string;
  /** Called once the sheet is closed and gone from the address. */
  onClosed?: () => void;
}

/** Loads and shows the sheet when the address asks for it. */
export function VerifyLayer({ sheet, gameKey, onClosed }: VerifyLayerProps) {
  const period = sheet.values?.verify;
  const order = sheet.values?.order;
  if (period === undefined) return null;
  return (
    <VerifySheet
      target={{ gameKey, period, ...(order === undefined ? {} : { orderId: Number(order) }) }}
      open={sheet.open}
      onOpenChange={(open) => !open && sheet.close(onClosed)}
    />
  );
}
