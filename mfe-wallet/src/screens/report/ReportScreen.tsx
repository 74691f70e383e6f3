import { useCall } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { LoadFailed } from '@members/mfe-kit';
import { FormSkeleton } from '../../components/FormSkeleton';
import { WalletScreen } from '../../components/WalletScreen';
import { ReportFigures } from './ReportFigures';

/** /Personalreport (REP-01). */
export function ReportScreen() {
  const report = useCall(walletCalls.report);
  return (
    <WalletScreen onRefresh={async () => (await report.refetch()).isSuccess}>
      {report.data && <ReportFigures report={report.data} />}
      {!report.data &&
        (report.isError ? <LoadFailed query={report} /> : <FormSkeleton heights={[116, 206]} />)}
    </WalletScreen>
  );
}
