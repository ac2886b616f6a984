import ipaddr from 'ipaddr.js'

const ownedBits = 64 // the smallest network that an IPv6 customer gets; single addresses can be changed freely

/**
 * Returns the key of a visitor's address: IPv4 in full, also if mapped to IPv6; IPv6 as its /64; `unknown`
 * for an invalid address.
 */
export function limitKeyOf(ip: string): string {
  const bare = ip.replace(/%.*$/, '') // a link-local address names its interface
  if (!ipaddr.isValid(bare)) return 'unknown'
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ownedBits}`)}/${ownedBits}`
}
