import { codeHash } from '../../modules/address-proof/code-hash.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { newToken } from '../../platform/auth/tokens.ts';
import { addressCodes } from '../../platform/database/schema/address-proofs.ts';
import { dataRequests } from '../../platform/database/schema/data-requests.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { insertMember } from '../fixtures.ts';
import { proveAddress } from '../prove-address.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

const EMAIL = 'pemilik@uji.example';
const CODE = '123456';

/** Inserts an unused mailed code; returns its challenge and the token of its link. */
async function mailedCode({ db, config }: ExampleWorld) {
  const challenge = newToken();
  const link = newToken();
  await db.insert(addressCodes).values({
    challenge_hash: challenge.hash,
    link_hash: link.hash,
    email: EMAIL,
    code_hash: codeHash(await secretsKeyOf(config), challenge.token, CODE),
    return_to: '/saya',
    expires_at: new Date(Date.now() + 600_000),
  });
  return { challenge: challenge.token, token: link.token };
}

/** A call by a device that has proven the address of a member. */
const ofOwner = (body?: object): Example => ({
  make: async ({ db }) => {
    const { email } = await insertMember(db);
    const { token } = await proveAddress(db, email);
    return { headers: { authorization: `Bearer ${token}` }, ...(body && { body }) };
  },
});

async function broadcastMail({ db }: ExampleWorld) {
  const { hash } = newToken();
  const token = hash.toString('base64url').slice(0, 24);
  await db.insert(emailOutbox).values({
    dedupe_key: `uji-${token}`,
    to_email: 'pelanggan@uji.example',
    subject: 'Kabar',
    body_html: '<p>Kabar</p>',
    unsubscribe_token: token,
  });
  return { params: { token } };
}

const PROFILE = {
  full_name: 'Pemilik Uji',
  phone_num: '0812 0000 1234',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  date_of_birth: '1998-05-14',
  gender: 'F',
};

export const addressProofExamples: Examples = {
  requestAddressCode: {
    // A new address each time, because the number of codes per address and hour is limited.
    make: async () => ({
      body: { email: `penanya-${newToken().hash.toString('hex')}@uji.example`, return_to: '/kelas' },
    }),
  },
  confirmAddressCode: {
    make: async (world) => ({ body: { challenge: (await mailedCode(world)).challenge, code: CODE } }),
  },
  confirmAddressLink: { make: async (world) => ({ body: { token: (await mailedCode(world)).token } }) },
  endAddressProof: ofOwner(),
  endAllAddressProofs: ofOwner(),
  readOwnOverview: ofOwner(),
  readOwnProfile: ofOwner(),
  updateOwnProfile: ofOwner(PROFILE),
  readMailPreferences: ofOwner(),
  updateMailPreferences: ofOwner({ newsletter: true }),
  requestOwnData: ofOwner({ kind: 'COPY' }),
  readUnsubscription: { make: broadcastMail },
  unsubscribe: { make: broadcastMail },
  listDataRequests: { make: async () => ({}) },
  finishDataRequest: {
    make: async ({ db }) => {
      const { email } = await insertMember(db);
      const [row] = await db.insert(dataRequests).values({ kind: 'COPY', email }).returning();
      return { params: { id: row?.id ?? 0 } };
    },
  },
};
