/** The ten lists that staff open most, as `sharedUsage` names screens. Their downloads have a budget in the tests. */
export const MOST_USED_SCREENS: readonly string[] = [
  'mf-admin-tools/admins',
  'mf-classes/class-list',
  'mf-classes/questions',
  'mf-commerce/transactions',
  'mf-commerce/vouchers',
  'mf-communication/complaints',
  'mf-participants/class-participants',
  'mf-participants/participation',
  'mf-participants/users',
  'mf-private-classes/course-list',
];
