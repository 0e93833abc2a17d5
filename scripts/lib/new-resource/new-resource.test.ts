import { expect, test } from '@jest/globals';
import { endpointsOf, resourceNamesOf } from './names.ts';

test('reads its arguments', () => {
  expect(resourceNamesOf(['mf-commerce', 'meeting-rooms', 'notification'])).toMatchObject({
    many: 'meetingRooms',
    one: 'meetingRoom',
    One: 'MeetingRoom',
    file: 'meeting-room',
    table: 'meeting_rooms',
    constant: 'MEETING_ROOM',
    label: 'Meeting Room',
    address: '/meeting-rooms',
  });
  expect(resourceNamesOf(['mf-commerce', 'rooms', 'home', '/editor/rooms']).address).toBe('/editor/rooms');
});

test.each([
  ['mf-commerce', 'room', 'home'],
  ['mf-commerce', 'Rooms', 'home'],
  ['mf-commerce', 'rooms', 'house'],
])('refuses %s %s %s', (...given) => {
  expect(() => resourceNamesOf(given)).toThrow('Write: pnpm new-');
});

test('a resource has five calls', () => {
  const calls = endpointsOf(resourceNamesOf(['mf-commerce', 'rooms', 'home']));
  expect(calls.map(({ id, method, path, activity }) => [id, method, path, activity])).toEqual([
    ['listRooms', 'GET', '/v1/rooms', undefined],
    ['readRoom', 'GET', '/v1/rooms/:id', undefined],
    ['createRoom', 'POST', '/v1/rooms', 'CREATE_ROOM'],
    ['updateRoom', 'PUT', '/v1/rooms/:id', 'UPDATE_ROOM'],
    ['deleteRoom', 'DELETE', '/v1/rooms/:id', 'HARDDELETE_ROOM'],
  ]);
});
