import type { SessionUser } from '@widya/contract/accounts';
import { MENU_KEYS } from '@widya/contract/menu';
import { TEST_USER } from '@widya/remote-kit/testing';

/** Fixtures: accounts of each role, with all, some or no menu keys. */
export const SUPERADMIN: SessionUser = { ...TEST_USER, id: 1, menu: JSON.stringify(MENU_KEYS) };

export const ADMIN: SessionUser = {
  ...TEST_USER,
  id: 2,
  name: 'Ratna Prameswari',
  full_name: 'Ratna Prameswari',
  email: 'admin@widya.example',
  phone_num: '+6280000000002',
  address: 'Jalan Contoh 1, Bandung',
  role: 'admin',
  menu: JSON.stringify(MENU_KEYS),
};

export const LIMITED_ADMIN: SessionUser = { ...ADMIN, id: 3, menu: '["home","email"]' };

export const NEWCOMER: SessionUser = {
  ...ADMIN,
  id: 4,
  name: 'Bagas Baru',
  phone_num: null,
  address: null,
  menu: '["none"]',
};

export const INSTRUCTOR: SessionUser = {
  ...TEST_USER,
  id: 5,
  name: 'Dr. Ivan Hadikusumo',
  full_name: 'Dr. Ivan Hadikusumo',
  email: 'widyaiswara@widya.example',
  role: 'instructor',
  userType: 'instructor',
  menu: '["home"]',
  position: 'Widyaiswara Ahli Madya',
};

/** An account whose name and email are too long for any layout. */
export const LONG_NAMED: SessionUser = {
  ...ADMIN,
  name: 'Raden Ajeng Kusumaningrum Wulandari Prameswari Notonegoro',
  email: 'raden.ajeng.kusumaningrum.wulandari@pelatihan.widya.example',
};
