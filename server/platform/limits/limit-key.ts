import ipaddr from 'ipaddr.js'

const ownedBits = 64 // what one IPv6 customer is given at least; single addresses are free to change

/** One visitor's address as a key: IPv4 whole, also when it comes as IPv6; IPv6 as its /64; `unknown` for no address. */
export function limitKeyOf(ip: string): string {
  const bare = ip.replace(/%.*$/, '') // a link-local address names its interface
  if (!ipaddr.isValid(bare)) return 'unknown'
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ownedBits}`)}/${ownedBits}`
}
