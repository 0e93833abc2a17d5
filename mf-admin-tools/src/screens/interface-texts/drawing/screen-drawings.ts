import type { InterfaceGroupId } from '@widya/contract/interface-text-groups';
import type { ComponentType } from 'react';
import { ClassDetail } from './screens/class-detail.tsx';
import { Footer } from './screens/footer.tsx';
import { HeaderMenu } from './screens/header-menu.tsx';
import { PrivateClassDetail } from './screens/private-class-detail.tsx';
import { ProfilePage } from './screens/profile-page.tsx';
import { TransactionCard } from './screens/transaction-card.tsx';
import { TransactionDetail } from './screens/transaction-detail.tsx';
import { TransactionPage } from './screens/transaction-page.tsx';

/** Sketches of all screens; each text of a screen has its slot. C-224. */
export const SCREEN_DRAWINGS: Readonly<Record<InterfaceGroupId, ComponentType>> = {
  header_menu: HeaderMenu,
  footer: Footer,
  class_detail: ClassDetail,
  private_class_detail: PrivateClassDetail,
  profile_page: ProfilePage,
  transaction_page: TransactionPage,
  transaction_card: TransactionCard,
  transaction_detail: TransactionDetail,
};
