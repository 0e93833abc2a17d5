import {
  Admin,
  ChipField,
  Datagrid,
  DateField,
  FunctionField,
  List,
  NumberField,
  Resource,
  SearchInput,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const cookie = (name) => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];

/** Query parameters of a list, as Widya's API names them. */
const queryOf = ({ pagination, sort, filter }) =>
  new URLSearchParams({
    page: String(pagination.page),
    per_page: String(pagination.perPage),
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    ...filter,
  });

/** Lists are all that this application reads. */
const dataProvider = {
  async getList(_resource, { meta, ...query }) {
    const answer = await fetch(`${meta.path}?${queryOf(query)}`, {
      headers: { authorization: `Bearer ${cookie('token')}` },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const page = await answer.json();
    return { data: page.data, total: page.meta.total };
  },
};

const authProvider = {
  login: () => Promise.reject(new Error('Sessions come from the benchmark.')),
  logout: () => Promise.resolve(),
  checkAuth: () => (cookie('token') ? Promise.resolve() : Promise.reject(new Error('No session'))),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(cookie('userType')),
};

const rupiah = { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 };
const filters = [<SearchInput key="q" source="q" alwaysOn />];

const ClassList = () => (
  <List
    filters={filters}
    filter={{ tab: 'upcoming' }}
    sort={{ field: 'start_time', order: 'ASC' }}
    queryOptions={{ meta: { path: '/v1/class' } }}
  >
    <Datagrid>
      <TextField source="name" label="Nama" />
      <DateField source="start_time" label="Waktu" showTime />
      <NumberField source="price" label="Harga" options={rupiah} />
      <NumberField source="metrics.waiting" sortBy="waiting" label="Menunggu" />
      <NumberField source="metrics.accepted" sortBy="accepted" label="Diterima" />
      <NumberField source="metrics.income" sortBy="income" label="Pendapatan" options={rupiah} />
      <TextField source="note" label="Catatan" sortable={false} />
    </Datagrid>
  </List>
);

const UserList = () => (
  <List
    filters={filters}
    perPage={100}
    filter={{ tab: 'active' }}
    sort={{ field: 'created_at', order: 'DESC' }}
    queryOptions={{ meta: { path: '/v1/members' } }}
  >
    <Datagrid>
      <FunctionField
        source="full_name"
        label="Nama"
        render={({ full_name, email }) => (
          <>
            <strong>{full_name}</strong>
            <br />
            {email}
          </>
        )}
      />
      <TextField source="phone_num" label="Ponsel" sortable={false} />
      <FunctionField label="Wilayah" render={({ city, province }) => `${city}, ${province}`} />
      <FunctionField label="Buletin" render={({ subscribe_newsletter: isOn }) => (isOn ? 'Berlangganan' : 'Tidak')} />
      <FunctionField label="Status" render={({ is_claimed }) => (is_claimed ? 'Terklaim' : 'Diundang')} />
      <DateField source="created_at" label="Dibuat" showTime />
    </Datagrid>
  </List>
);

/** Participants of the class whose code the address names. */
const ParticipantList = () => (
  <List
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    queryOptions={{
      meta: { path: `/v1/class/${new URLSearchParams(window.location.search).get('kelas')}/participants` },
    }}
  >
    <Datagrid>
      <TextField source="id" label="ID" />
      <TextField source="full_name" label="Nama" />
      <TextField source="email" label="Surel" />
      <FunctionField source="is_present" label="Hadir" render={({ is_present }) => (is_present ? 'Ya' : 'Tidak')} />
      <ChipField source="label" sortBy="status" label="Status" />
      <NumberField source="price" label="Harga" options={rupiah} />
      <TextField source="voucher.code" label="Voucher" sortable={false} />
      <DateField source="registered_at" label="Terdaftar" showTime />
      <TextField source="note" label="Catatan" sortable={false} />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
      <Resource name="kelas" list={ClassList} options={{ label: 'Kelas' }} />
      <Resource name="pengguna" list={UserList} options={{ label: 'Pengguna' }} />
      <Resource name="peserta" list={ParticipantList} options={{ label: 'Peserta' }} />
    </Admin>
  </BrowserRouter>,
);
