import { type LookupAddress, lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// Tunnels and examples within the public range; they can lead to addresses of the list above.
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** All public IPv6 addresses; mapped, local and translated ones lie outside. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address does not belong to the public internet. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 6
    ? !global6.check(address, 'ipv6') || inside.check(address, 'ipv6')
    : inside.check(address, 'ipv4');

/** The receiver is in a network that deliveries must not reach (D256). */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`);
    this.name = 'PrivateAddress';
  }
}

/**
 * Refuses an address that names a private host by number; names are checked when they are resolved.
 * @throws PrivateAddress
 */
export function refusePrivateNumber({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) > 0 && isPrivateAddress(address)) throw new PrivateAddress(hostname);
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names to public addresses only. Used for the connection itself, so that a name cannot lead elsewhere between
 * a check and the connection.
 */
export const publicLookup =
  (resolveAll: Resolve = resolve): LookupFunction =>
  (host, options, answer) => {
    resolveAll(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const allowed = addresses.filter(({ address }) => !isPrivateAddress(address));
      const [first] = allowed;
      if (first === undefined) return answer(new PrivateAddress(host), []);
      return options.all ? answer(null, allowed) : answer(null, first.address, first.family);
    });
  };
