// The icons of the frame and of Home: what every first visit shows. The others come with what shows them.
import ChevronLeft from 'lucide-react/icons/chevron-left';
import House from 'lucide-react/icons/house';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Flame from 'lucide-react/icons/flame';
import Bell from 'lucide-react/icons/bell';
import User from 'lucide-react/icons/user';
import Megaphone from 'lucide-react/icons/megaphone';
import Headphones from 'lucide-react/icons/headphones';
import { icon } from './icon';

export const BackIcon = /* @__PURE__ */ icon(ChevronLeft);
export const HomeIcon = /* @__PURE__ */ icon(House);
export const ProductsIcon = /* @__PURE__ */ icon(ShoppingBag);
export const HotIcon = /* @__PURE__ */ icon(Flame);
export const MessagesIcon = /* @__PURE__ */ icon(Bell);
export const AccountIcon = /* @__PURE__ */ icon(User);
export const AnnouncementIcon = /* @__PURE__ */ icon(Megaphone);
export const SupportIcon = /* @__PURE__ */ icon(Headphones);
