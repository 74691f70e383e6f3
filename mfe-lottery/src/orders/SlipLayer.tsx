import { useCall } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { lazyLayer } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate } from '@members/mfe-kit/router';
import { useAddressSheet } from '@members/mfe-kit/useAddressSheet';
import { useVerifySheet, VerifyLayer } from '../verify/VerifyLayer';
import { slipsOf, type OrderSlip } from './slips';

const SlipSheet = lazyLayer(async () => (await import('./SlipSheet')).SlipSheet);

/** The sheets of a list of orders: `?slip=<key>`, and from there `?verify=<period>&order=<id>`. */
export function useSlipSheets() {
  const slip = useAddressSheet('slip');
  const verifying = useVerifySheet();
  return { slip, verifying, show: ({ key }: OrderSlip) => slip.show({ slip: key }) };
}

export interface SlipLayerProps {
  sheets: ReturnType<typeof useSlipSheets>;
  /** The game of a round that is verified without an order. */
  gameKey?: string;
  /** Called once a verification is closed that was not one of an order; from an order it leads back to its slip. */
  onVerified?: () => void;
}

/** Loads and shows the sheets that the address asks for. */
export function SlipLayer({ sheets: { slip: sheet, verifying }, gameKey, onVerified }: SlipLayerProps) {
  const navigate = useNavigate();
  const { data: orders = [] } = useCall(lotteryCalls.orders, undefined, {
    enabled: (sheet.values ?? verifying.values) !== null,
  });
  const slips = slipsOf(orders);
  const slip = slips.find(({ key }) => key === sheet.values?.slip);
  const verified = slips.find((each) => each.orders.some(({ id }) => String(id) === verifying.values?.order));
  const again = ({ id, orders: [{ gameId, gameKey: key }] }: OrderSlip) =>
    sheet.close(() => navigate(`${paths.lottery({ key: key ?? '', id: gameId ?? 0 })}&again=${id}`));
  return (
    <>
      {slip && (
        <SlipSheet
          slip={slip}
          open={sheet.open}
          onOpenChange={(open) => !open && sheet.close()}
          onVerify={({ id, period }) =>
            sheet.close(() => verifying.show({ verify: period, order: String(id) }))
          }
          onAgain={again}
        />
      )}
      <VerifyLayer
        sheet={verifying}
        gameKey={gameKey}
        onClosed={() => (verified ? sheet.show({ slip: verified.key }) : onVerified?.())}
      />
    </>
  );
}
