import { SupportButton } from './SupportButton';
import { WelcomePopup } from './WelcomePopup';

/** What lies over Home, once its content is there. */
export function HomeExtras() {
  return (
    <>
      <SupportButton />
      <WelcomePopup />
    </>
  );
}
