import { languages } from '#contract/language.ts'
import { addressOf, type PageName, pageNames, pathname } from '#contract/pathnames.ts'
import { badTexts, oddTexts } from './hostile.ts'
import type { Random } from './random.ts'
import type { Asked } from './send.ts'
import type { World } from './world.ts'

const wrapped = [
  (path: string) => path,
  (path: string) => `${path}.data`,
  (path: string) => `${path}/`,
  (path: string) => `${path}/_.data`,
  (path: string) => `/${path}`,
  (path: string) => `//evil.example${path}`,
  (path: string) => `/\\evil.example${path}`,
  (path: string) => `/healthz/..${path}`,
  (path: string) => `/de/../..${path}/./x/..`,
  (path: string) => path.split('e').join('%65'),
  (path: string) => `${path}%00`,
  (path: string) => `${path}%ff`,
  (path: string) => `${path}%`,
  (path: string) => `${path}/%2e%2e/%2f`,
  (path: string) => `${path}%0d%0aset-cookie:a=b`,
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/${'x'.repeat(2000)}`,
  (path: string) => `${path}${'/x'.repeat(300)}`,
  (path: string) => `/card${path}/0.jpg`,
  (path: string) => `/api/v1/media${path}`,
  (path: string) => `/assets${path}`,
] as const

const others = [
  '/robots.txt',
  '/sitemap.xml',
  '/de/rss.xml',
  '/en/rss.xml',
  '/de/atom.xml',
  '/en/feed.json',
  '/de/feeds/category-1/rss.xml',
  '/de/feeds/category-0/atom.xml',
  '/en/feeds/category-3000000000/feed.json',
  '/en/feeds/x/feed.json',
  '/.well-known/security.txt',
  '/sw.js',
  '/healthz',
  '/readyz',
  '/api/v1/openapi.json',
  '/api/v1/docs',
  '/favicon.svg',
  '/__manifest?paths=/de',
  '/dev/mails',
  '/dev/mails/3000000000',
  '/dev/mails/abc',
] as const

/**
 * Returns a request for a public page, its data, its form or a file such as a feed, with an unexpected path
 * and query.
 */
export function pageRequest(world: World, random: Random): Asked {
  const name = random.pick(pageNames)
  const path = random.chance(0.1) ? random.pick(others) : wrap(addressFor(name, world, random), random)
  const query = random.chance(0.5) ? queryFor(name, random) : ''
  const target = random.chance(0.03) ? `${world.url}${path}` : path
  const isForm = random.chance(0.1)
  const headers: Record<string, string> = {
    host: new URL(world.url).host,
    'x-forwarded-for': `203.0.${random.int(256)}.${random.int(256)}`,
    'accept-language': random.pick(['de', 'en']),
    'accept-encoding': random.pick(['identity', 'gzip;q=0']),
    ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  return {
    method: isForm ? 'POST' : random.pick(['GET', 'GET', 'GET', 'HEAD']),
    target: target.includes('?') ? target : target + query,
    headers,
    body: isForm ? formFor(random) : null,
    about: isForm ? `form of ${name}` : `page ${name}`,
    caller: 'stranger',
  }
}

function wrap(path: string, random: Random): string {
  return random.chance(0.5) ? path : random.pick(wrapped)(path)
}

function addressFor(name: PageName, { slugs }: World, random: Random): string {
  const language = random.pick(languages)
  const value = random.chance(0.7) ? random.pick(slugs) : encoded(random.pick([...oddTexts, ...badTexts]))
  const named = Object.fromEntries(
    ['slug', 'token', 'kind', 'id', 'activation', 'deactivation'].map(one => [one, value]),
  )
  return addressOf(name, language, named).split('*').join(value)
}

function queryFor(name: PageName, random: Random): string {
  const declared = pathname(name).query ?? []
  const names = [...declared, 'done', 'q', 'page', 'tag', '_routes', '__proto__', 'index']
  const pairs = Array.from({ length: 1 + random.int(3) }, () => {
    const value = random.pick([
      ...oddTexts,
      ...badTexts,
      '1',
      '-1',
      '3000000000',
      'abc',
      '',
      '%00',
      '%ff',
      '%ed%a0%80',
    ])
    return `${random.pick(names)}=${value.startsWith('%') ? value : encoded(value)}`
  })
  return `?${pairs.join('&')}`
}

function formFor(random: Random): string {
  const fields = [
    'name',
    'email',
    'message',
    'consent',
    'website',
    'seconds',
    'page',
    'username',
    'password',
    '__proto__',
    'intent',
  ]
  return Array.from({ length: random.int(8) }, () => {
    const value = random.pick([...oddTexts, ...badTexts, 'on', '%00', '%ff', 'a@example.org'])
    return `${random.pick(fields)}=${value.startsWith('%') ? value : encoded(value)}`
  }).join('&')
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
