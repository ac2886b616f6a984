import type { z } from 'zod'
import { oddTexts } from './hostile.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

type Schema = z.core.$ZodTypes
type Def = Schema['_zod']['def']

/** Context for generating a value. `name` is the name of its field, which decides what is generated. */
export interface Making {
  random: Random
  world: World
  /** Part of the contract whose ids are used, for example `news`. */
  area: string
  name: string
  depth: number
}

/** Returns a value that the schema should accept, at its bounds if it has any. */
export function validOf(schema: z.core.$ZodType, making: Making): unknown {
  const { def } = (schema as Schema)._zod
  return byName(making, def) ?? byType(def, making)
}

const withoutContent = { type: 'doc', content: [] }

function byName({ name, random, world, area, depth }: Making, { type }: Def): unknown {
  if (/^(videoId|videoCaptions)$/.test(name) && type !== 'optional')
    return name === 'videoId' ? null : { de: null, en: null }
  if (name === 'unpublishAt' && random.chance(0.8)) return null
  if (type === 'string') return textFor(name, { random, world, depth })
  if (name === 'id' || name === 'exceptId') return random.pick(world.ids[area] ?? [1])
  if (name === 'ids') return [random.pick(world.ids[area] ?? [1])]
  if (/^(imageId|fileId|videoId|file|image)$/.test(name) && isNumber(type))
    return random.pick(world.ids.files ?? [1])
  if (name === 'n' || name === 'version') return 1 + random.int(3)
  return undefined
}

function isNumber(type: string): boolean {
  return type === 'number' || type === 'nullable'
}

function textFor(
  name: string,
  { random, world, depth }: Pick<Making, 'random' | 'world' | 'depth'>,
): string | undefined {
  const known: Record<string, () => string> = {
    email: () => `fuzz-${random.int(1e9)}@example.org`,
    slug: () => (depth === 1 ? random.pick(world.slugs) : random.pick(['', `fuzz-${random.int(1e9)}`])),
    page: () => `fuzz-${random.int(1e9)}`,
    path: () => Object.values(random.pick(world.pages)).join('/'),
    id: () => `part-${random.int(1e9)}`,
    href: () => random.pick(['/de/kontakt', 'https://example.org/$&?a=<b>', 'mailto:a@example.org', '#oben']),
    address: () => random.pick(['https://av.tib.eu/player/1', 'https://player.vimeo.com/video/1?a=$&']),
    src: () => '/api/v1/media/x.png',
    token: () => 'B'.repeat(43),
    refreshToken: () => 'C'.repeat(43),
    username: () => `nobody-${random.int(1e9)}`,
    password: () => `vier stille Wörter ${random.int(1e9)}`,
    referrer: () => 'example.org',
    folder: () => random.pick(['', 'fuzz', 'a/b']),
    postedOn: () => '2026-02-28',
    deadline: () => random.pick(['2026-12-31', '9999-12-31', '0001-01-01']),
    publishAt: () =>
      random.pick(['2020-01-01T00:00:00Z', '2031-06-01T12:00:00+02:00', '9999-12-31T00:00:00Z']),
    unpublishAt: () => random.pick(['2031-07-01T00:00:00Z', '1900-01-01T00:00:00Z']),
  }
  return known[name]?.()
}

function byType(def: Def, making: Making): unknown {
  const { random } = making
  switch (def.type) {
    case 'object':
      return objectOf(def.shape as Record<string, z.core.$ZodType>, making)
    case 'array':
      return listOf(def.element, making)
    case 'string':
      return random.chance(0.15) ? random.pick(oddTexts) : `Wort ${random.int(1e6)}`
    case 'number':
      return 1 + random.int(3)
    case 'boolean':
      return random.chance(0.6)
    case 'literal':
      return random.pick(def.values as unknown[])
    case 'enum':
      return random.pick(Object.values(def.entries))
    case 'nullable':
      return random.chance(0.4) ? null : validOf(def.innerType, making)
    case 'optional':
    case 'default':
      return random.chance(0.5) ? undefined : validOf(def.innerType, making)
    case 'union':
      return validOf(random.pick(def.options), making)
    case 'lazy':
      return validOf(def.getter(), making)
    case 'pipe':
      return pipeOf(def.in, def.out, making)
    case 'null':
      return null
    default:
      return undefined
  }
}

// Uses the input schema, unless it accepts anything.
function pipeOf(from: z.core.$ZodType, to: z.core.$ZodType, making: Making): unknown {
  const { type } = (from as Schema)._zod.def
  return validOf(type === 'unknown' || type === 'transform' ? to : from, making)
}

function objectOf(shape: Record<string, z.core.$ZodType>, making: Making): unknown {
  if (making.depth > 14) return withoutContent
  const entries = Object.entries(shape).map(([name, inner]) => [
    name,
    validOf(inner, { ...making, name: isLanguageName(name) ? making.name : name, depth: making.depth + 1 }),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function isLanguageName(name: string): boolean {
  return name === 'de' || name === 'en'
}

function listOf(element: z.core.$ZodType, making: Making): unknown[] {
  const length = making.depth > 8 ? 0 : making.random.int(4)
  const inner = { ...making, depth: making.depth + 1 }
  return Array.from({ length }, () => validOf(element, inner)).filter(value => value !== undefined)
}
