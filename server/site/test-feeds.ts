import { SaxesParser } from 'saxes'

/** An XML element: full name with namespace, attributes, own text and child elements. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

const known: Record<string, string> = {
  'http://www.w3.org/2005/Atom': 'atom',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://search.yahoo.com/mrss/': 'media',
  'http://www.w3.org/XML/1998/namespace': 'xml',
  '': '',
}

/** Reads XML with its namespaces. Throws for whatever is not well-formed. */
export function xmlIn(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  const nameOf = (uri: string, local: string) => (known[uri] ? `${known[uri]}:${local}` : local)
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (!(uri in known)) throw new Error(`a namespace nobody declared: ${uri}`)
    const own = Object.values(attributes).filter(({ prefix }) => prefix !== 'xmlns')
    const named = own.map(one => [nameOf(one.uri, one.local), one.value] as const)
    const element = {
      name: nameOf(uri, local),
      attributes: Object.fromEntries(named),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', words => {
    const element = open.at(-1)
    if (element) element.text += words
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root.children[0] ?? root
}

export function allIn({ children }: Element, name: string): Element[] {
  return children.filter(child => child.name === name)
}

export function firstIn(element: Element, name: string): Element {
  const [first] = allIn(element, name)
  if (!first) throw new Error(`there is no ${name} in ${element.name}`)
  return first
}

export function textIn(element: Element, name: string): string | undefined {
  return allIn(element, name)[0]?.text
}

const rssDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** Violations of RSS 2.0 and of the advice of the RSS Advisory Board. */
export function wrongInRss(text: string, address: string): string[] {
  const rss = xmlIn(text)
  const [channel = rss] = allIn(rss, 'channel')
  const items = allIn(channel, 'item')
  const self = allIn(channel, 'atom:link').find(({ attributes }) => attributes.rel === 'self')
  const guids = items.map(item => textIn(item, 'guid'))
  return wrong([
    ['rss 2.0', rss.name === 'rss' && rss.attributes.version === '2.0'],
    ...['title', 'link', 'description', 'language'].map(one => once(channel, one)),
    ['its own address', self?.attributes.href === address],
    ['lastBuildDate', rssDate.test(textIn(channel, 'lastBuildDate') ?? '')],
    ['guids of their own', new Set(guids).size === guids.length],
    ...items.flatMap(item => [
      ...['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'].map(one => once(item, one)),
      check('absolute link', isAbsolute(textIn(item, 'link'))),
      check('pubDate', rssDate.test(textIn(item, 'pubDate') ?? '')),
      check('guid', isAbsolute(textIn(item, 'guid')) || item.children.some(isNoPermaLink)),
      check('html', hasAbsoluteAddresses(textIn(item, 'content:encoded') ?? '')),
    ]),
  ])
}

/** Violations of RFC 4287. */
export function wrongInAtom(text: string, address: string): string[] {
  const feed = xmlIn(text)
  const entries = allIn(feed, 'atom:entry')
  const links = (of: Element, rel: string) =>
    allIn(of, 'atom:link').filter(({ attributes }) => attributes.rel === rel)
  const ids = entries.map(entry => textIn(entry, 'atom:id'))
  return wrong([
    ['feed', feed.name === 'atom:feed'],
    ['language', /^(de|en)-[A-Z]{2}$/.test(feed.attributes['xml:lang'] ?? '')],
    [
      'its own address',
      links(feed, 'self')
        .map(({ attributes }) => attributes.href)
        .join() === address,
    ],
    ['one alternate', links(feed, 'alternate').length === 1],
    ['an author', allIn(feed, 'atom:author').length > 0],
    ['ids of their own', new Set([...ids, textIn(feed, 'atom:id')]).size === ids.length + 1],
    ...[feed, ...entries].flatMap(one => [
      ...['atom:id', 'atom:title', 'atom:updated'].map(name => once(one, name)),
      check('id', isAbsolute(textIn(one, 'atom:id'))),
      check('updated', rfc3339.test(textIn(one, 'atom:updated') ?? '')),
    ]),
    ...entries.flatMap(entry => [
      once(entry, 'atom:content'),
      check('one alternate', links(entry, 'alternate').length === 1),
      check('html', allIn(entry, 'atom:content')[0]?.attributes.type === 'html'),
      check('published', rfc3339.test(textIn(entry, 'atom:published') ?? '')),
      check(
        'appeared before',
        (textIn(entry, 'atom:published') ?? '') <= (textIn(entry, 'atom:updated') ?? ''),
      ),
      check('absolute addresses', hasAbsoluteAddresses(textIn(entry, 'atom:content') ?? '')),
    ]),
  ])
}

interface JsonFeed {
  version: string
  title: string
  feed_url: string
  home_page_url: string
  language: string
  authors: { name: string }[]
  items: Record<string, unknown>[]
}

/** Violations of JSON Feed 1.1. */
export function wrongInJsonFeed(text: string, address: string): string[] {
  const { version, title, items, ...feed } = JSON.parse(text) as JsonFeed
  const ids = items.map(({ id }) => id)
  return wrong([
    ['version', version === 'https://jsonfeed.org/version/1.1'],
    ['title', title !== ''],
    ['its own address', feed.feed_url === address],
    ['home', isAbsolute(feed.home_page_url)],
    ['language', /^(de|en)-[A-Z]{2}$/.test(feed.language)],
    ['authors', feed.authors.every(({ name }) => name !== '')],
    ['ids of their own', new Set(ids).size === ids.length],
    ...items.flatMap(item => [
      check('id', typeof item.id === 'string' && item.id !== ''),
      check('url', isAbsolute(item.url)),
      check('image', isAbsolute(item.image)),
      check('html', typeof item.content_html === 'string' && hasAbsoluteAddresses(item.content_html)),
      check('published', rfc3339.test(String(item.date_published))),
      check('modified', rfc3339.test(String(item.date_modified))),
      check('tags', item.tags === undefined || (Array.isArray(item.tags) && item.tags.every(isText))),
    ]),
  ])
}

type Check = readonly [what: string, isRight: boolean]

function wrong(checks: readonly Check[]): string[] {
  return checks.filter(([, isRight]) => !isRight).map(([what]) => what)
}

function check(what: string, isRight: boolean): Check {
  return [what, isRight]
}

function once(element: Element, name: string): Check {
  return [`${name} once`, allIn(element, name).length === 1]
}

function isNoPermaLink({ name, attributes }: Element): boolean {
  return name === 'guid' && attributes.isPermaLink === 'false'
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isAbsolute(address: unknown): boolean {
  return typeof address === 'string' && /^(https?:\/\/|tag:)[^\s]+$/.test(address)
}

function hasAbsoluteAddresses(html: string): boolean {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].every(([, address = '']) =>
    /^(https?:\/\/|mailto:|tel:)/.test(address),
  )
}
