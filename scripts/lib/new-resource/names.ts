import { type ScreenNames, screenNamesOf } from '../../../packages/create-remote/src/names.ts';
import { camel, type EndpointNames, endpointNamesOf } from '../new-endpoint/names.ts';

const USAGE = 'pnpm new-resource mf-remote resource menu-key [/address]';

/** All forms of a resource's name. */
export interface ResourceNames {
  readonly remote: string;
  /** `meeting-rooms`: files, and the folder of the module. */
  readonly resource: string;
  /** `meetingRooms` */
  readonly many: string;
  /** `MeetingRooms` */
  readonly Many: string;
  /** `meetingRoom` */
  readonly one: string;
  /** `MeetingRoom` */
  readonly One: string;
  /** `meeting-room` */
  readonly file: string;
  /** `MEETING_ROOM`: prefix of constants. */
  readonly constant: string;
  /** `meeting_rooms`: table and path. */
  readonly table: string;
  /** 'Meeting Room': label on the screen. */
  readonly label: string;
  readonly menuKey: EndpointNames['menuKey'];
  /** `/meeting-rooms`: address of the screen. */
  readonly address: string;
  readonly screen: ScreenNames;
}

/** Parses the arguments of `pnpm new-resource`. @throws Error with the usage when they are invalid. */
export function resourceNamesOf(args: readonly string[]): ResourceNames {
  const [remote = '', resource = '', menuKey = '', address = `/${resource}`] = args;
  const screen = screenNamesOf(resource, USAGE);
  if (!resource.endsWith('s'))
    throw new Error(`Write: ${USAGE}; a resource is named in the plural, such as meeting-rooms`);
  const file = resource.slice(0, -1);
  const table = resource.replaceAll('-', '_');
  const one = camel(file);
  const label = screenNamesOf(file, USAGE).label;
  const { menuKey: key } = endpointNamesOf([resource, `list${screen.pascal}`, 'GET', `/v1/${table}`, menuKey]);
  return {
    remote,
    resource,
    many: camel(resource),
    Many: screen.pascal,
    one,
    One: screen.pascal.slice(0, -1),
    file,
    constant: file.replaceAll('-', '_').toUpperCase(),
    table,
    label,
    menuKey: key,
    address,
    screen,
  };
}

/** The five calls of a resource. */
export function endpointsOf({ resource, Many, One, table, menuKey }: ResourceNames): readonly EndpointNames[] {
  const list = `/v1/${table}`;
  const object = One.toUpperCase();
  return [
    [`list${Many}`, 'GET', list],
    [`read${One}`, 'GET', `${list}/:id`],
    [`create${One}`, 'POST', list, `CREATE_${object}`],
    [`update${One}`, 'PUT', `${list}/:id`, `UPDATE_${object}`],
    [`delete${One}`, 'DELETE', `${list}/:id`, `HARDDELETE_${object}`],
  ].map(([id = '', method = '', path = '', ...activity]) =>
    endpointNamesOf([resource, id, method, path, menuKey, ...activity]),
  );
}
