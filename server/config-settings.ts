import { readFileSync } from 'node:fs'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings one by one, undefined if not set, and collects the problems with them. */
export type Settings = ReturnType<typeof settingsReader>

const shortestPassword = 15 // characters, as NIST SP 800-63B-4 asks where a password is the only factor

export function settingsReader(env: Environment) {
  const problems: string[] = []
  const complain = (sentence: string) => void problems.push(sentence)

  return {
    complain,
    isSet: (name: string) => text(name) !== undefined,
    text,
    count: (name: string) => checked(name, text(name), count, 'a whole number from 1 to 100000'),
    minutes: (name: string) => checked(name, text(name), minutes, 'minutes, a whole number from 0 to 1440'),
    port: (name: string) => checked(name, text(name), portNumber, 'a whole number from 1 to 65535'),
    origin: (name: string) => checked(name, text(name), origin, 'an origin such as https://www.example.org'),
    origins: (name: string) => checked(name, text(name), origins, wantedOrigins) ?? [],
    folder: (name: string) =>
      checked(name, text(name), folder, 'an address such as https://stats.example.org/matomo'),
    service: (name: string) => checked(name, text(name), service, 'an address that begins with https://'),
    address: (name: string) => checked(name, text(name), address, 'an address that begins with https://'),
    mailbox: (name: string) => checked(name, text(name), mailbox, 'an address such as office@example.org'),
    returnAddress: (name: string) => checked(name, text(name), returnAddress, wantedReturnAddress),
    networks: (name: string) =>
      checked(name, text(name), networks, 'networks such as 10.0.0.0/8, 2001:db8::/32') ?? [],
    choice: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      checked(name, text(name), z.enum(choices), `one of ${choices.join(', ')}`),
    secretUrl: (name: string, protocols: readonly string[]) =>
      checked(name, secret(name), urlOf(protocols), value => wantedUrl(value, protocols)),
    key: (name: string) =>
      checked(name, secret(name), key, '64 digits from 0 to f, as `openssl rand -hex 32` makes them'),
    token: (name: string) => checked(name, secret(name), token, 'a key of 8 to 200 letters or digits'),
    password: (name: string) =>
      checked(
        name,
        secret(name),
        z.string().min(shortestPassword),
        `at least ${shortestPassword} characters`,
      ),
    throwProblems(): void {
      if (problems.length > 0)
        throw new Error(`The settings are wrong:\n${problems.map(line => `- ${line}`).join('\n')}`)
    },
  }

  function text(name: string): string | undefined {
    return env[name]?.trim() || undefined
  }

  // A secret may be given in a file, so that it is not visible in process lists.
  function secret(name: string): string | undefined {
    const direct = text(name)
    const file = text(`${name}_FILE`)
    if (direct && file) complain(`${name} and ${name}_FILE are both set: keep one of them.`)
    return file && !direct ? readSecret(`${name}_FILE`, file, complain) : direct
  }

  // The value itself is never repeated: it may be a secret in the wrong place.
  function checked<T>(
    name: string,
    value: string | undefined,
    shape: z.ZodType<T>,
    wanted: string | ((value: string) => string),
  ): T | undefined {
    if (value === undefined) return undefined
    const result = shape.safeParse(value)
    if (!result.success) complain(`${name} must be ${typeof wanted === 'string' ? wanted : wanted(value)}.`)
    return result.data
  }
}

function readSecret(name: string, file: string, complain: (sentence: string) => void): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    complain(`${name} names a file that cannot be read: ${file}.`)
    return undefined
  }
}

const key = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .transform(text => Buffer.from(text, 'hex'))

const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const count = wholeNumber.pipe(z.number().min(1).max(100_000))
const minutes = wholeNumber.pipe(z.number().max(1440))
const portNumber = wholeNumber.pipe(z.number().min(1).max(65535))

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isBareOrigin)
  .transform(address => new URL(address).origin)

const origins = z
  .string()
  .transform(list => list.split(',').map(part => part.trim()))
  .pipe(z.array(origin).max(5)) // browsers read no more hosts

const folder = z
  .url({ protocol: /^https?$/ })
  .refine(hasNoQuery)
  .transform(address => address.replace(/\/+$/, ''))

const service = folder.refine(url => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/.test(url))

const address = z.url({ protocol: /^https$/ })

const token = z.string().regex(/^[\w-]{8,200}$/)

const mailbox = z.union([z.email(), z.string().regex(/^[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/)])

const wantedOrigins = 'origins such as https://a.example.org, https://b.example.org'
const wantedReturnAddress =
  'an address such as bounces@example.org, or bounces+*@example.org where the star may be anything'

// One star at most, in front of the @, for the name of each letter.
const returnAddress = z
  .string()
  .refine(
    value => /^[^*@]*\*?[^*@]*@[^*@]+$/.test(value) && z.email().safeParse(value.replace('*', 'x')).success,
  )

const networks = z
  .string()
  .transform(list => list.split(',').map(part => part.trim()))
  .pipe(z.array(z.string().refine(isNetwork)))

function wantedUrl(value: string, protocols: readonly string[]): string {
  const wanted = `an address that begins with ${protocols[0]}//`
  return protocols.some(protocol => value.startsWith(`${protocol}//`))
    ? `${wanted}; in its name or password @ : / ? # % are written as %40 %3A %2F %3F %23 %25`
    : wanted
}

function urlOf(protocols: readonly string[]) {
  return z.string().refine(value => {
    if (!URL.canParse(value)) return false
    const { protocol, pathname, search, hash, username, password } = new URL(value)
    // Result of an unencoded special character in a password.
    const isTorn = hash !== '' || `${pathname}${search}`.includes('@')
    return protocols.includes(protocol) && !isTorn && isEncoded(username) && isEncoded(password)
  })
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function hasNoQuery(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, search, hash } = new URL(address)
  return username === '' && search === '' && hash === ''
}

function isBareOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, pathname, search, hash } = new URL(address)
  return username === '' && pathname === '/' && search === '' && hash === ''
}

function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text)
}
