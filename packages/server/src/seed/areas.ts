import { getProvinces, getRegencies } from 'idn-area-data';

export type Area = { province: string; city: string };

/** 'Kabupaten Sleman' is written 'Kab. Sleman', as people's forms do; 'Kota Bandung' stays. */
const shortName = (name: string): string => name.replace(/^Kabupaten (Administrasi )?/, 'Kab. ');

/** Cities and regencies with their province, in the order of their codes. */
export const loadAreas = async (): Promise<Area[]> => {
  const provinces = new Map((await getProvinces()).map(({ code, name }) => [code, name]));
  return (await getRegencies()).map(({ province_code, name }) => ({
    province: provinces.get(province_code) ?? '',
    city: shortName(name),
  }));
};
