import { insertMember } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

const onMember = (body?: object): Example => ({
  make: async ({ db }) => ({ params: { id: (await insertMember(db)).id }, ...(body ? { body } : {}) }),
});

let n = 0;
const address = (): string => {
  n += 1;
  return `undangan-${n}@uji.example`;
};

export const memberExamples: Examples = {
  listMembers: { make: async () => ({ query: { page: '1' } }) },
  searchMembers: { make: async () => ({ body: { search: 'peserta' } }) },
  readMember: onMember(),
  listMemberParticipation: onMember(),
  registerMember: { make: async () => ({ body: { email: address(), full_name: 'Undangan Uji' } }) },
  registerMembers: { make: async () => ({ body: [{ email: address(), nama: 'Undangan Uji' }] }) },
  inviteMembers: { make: async () => ({ body: { users: [{ email: address(), nama: 'Undangan Uji' }] } }) },
  updateMember: {
    make: async ({ db }) => ({ body: { id: (await insertMember(db)).id, full_name: 'Nama Baru' } }),
  },
  deleteMember: { make: async ({ db }) => ({ body: { id: (await insertMember(db)).id } }) },
  restoreMember: { make: async ({ db }) => ({ body: { id: (await insertMember(db, { active: 0 })).id } }) },
  activateMember: onMember(),
  sendMemberInvitation: {
    make: async ({ db }) => ({ params: { id: (await insertMember(db, { is_claimed: false })).id } }),
  },
  activateNewsletter: onMember(),
  deactivateNewsletter: onMember(),
  exportMembers: { make: async () => ({ body: { list: 'newsletter' } }) },
  mergeMember: {
    make: async ({ db }) => {
      const account = await insertMember(db);
      const repeated = await insertMember(db, { email: account.email.toUpperCase(), duplicate_of_id: account.id });
      return { params: { id: account.id }, body: { duplicate_id: repeated.id } };
    },
  },
};
