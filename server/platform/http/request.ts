import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Returns a cookie's value from the header; needs no library, because the names are fixed and few. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=') || null
  }
  return null
}

export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/**
 * Returns the client's address behind trusted proxies: the last address in the chain that is not a trusted
 * proxy.
 */
export function clientAddress(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const direct = plainAddress(request.socket.remoteAddress ?? '')
  if (!isTrusted(direct)) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .slice(-mostProxies)
  let nearest = direct
  // Entries left of an invalid address may be forged, so the chain ends there.
  for (const part of forwarded.reverse()) {
    const address = plainAddress(withoutPort(part.trim()))
    if (address === '') return nearest
    if (!isTrusted(address)) return address
    nearest = address
  }
  return nearest
}

const mostProxies = 20

// Some proxies add the port: `203.0.113.9:5678`, `[2001:db8::1]:443`.
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

/** Returns IPv4-mapped IPv6 addresses as IPv4, and an empty string for an invalid address. */
export function plainAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : ''
}

const ofMachines = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/**
 * Whether an address belongs to this machine or an internal network, behind which there may be any client.
 */
export function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && ofMachines.has(ipaddr.process(address).range())
}

/** Returns a test for a list of networks such as `10.0.0.0/8`. */
export function trustedAddressTest(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map(rangeOf)
  return address => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))
  }
}

// A single address is a network of one, with a prefix length of 32 or 128.
function rangeOf(network: string) {
  if (network.includes('/')) return ipaddr.parseCIDR(network)
  const bits = ipaddr.parse(network).kind() === 'ipv6' ? 128 : 32
  return ipaddr.parseCIDR(`${network}/${bits}`)
}
