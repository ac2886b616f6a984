import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail, isFailure } from '#contract/errors.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { pageOfSocialCard } from '#contract/site/social-card.ts'
import { shell } from '#messages/shell.ts'
import { copyOfPicture } from '#server/files/files.ts'
import { answer } from '#server/platform/cache/answer.ts'
import type { Entry, Made } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { apiPolicy } from '#server/platform/http/headers.ts'
import { type PageParts, pageAt } from '#server/platform/http/pages.ts'
import { type PrintedSocialCard, printedSocialCard } from './printed-social-card.ts'

/** `GET, HEAD /card/<a page's path>/<mark>.jpg`: the picture that stands for a page elsewhere. */
export function serveSocialCards(app: FastifyInstance, parts: PageParts): void {
  const { limits, cache } = parts.dependencies
  app.get('/card/*', async (request, reply) => {
    const [address = ''] = request.url.split('?')
    const path = pageOfSocialCard(address)
    if (!path) throw fail('notFound')
    await limits.take('read', parts.addressOf(request))
    const entry = await cache.make(address, () => made(parts, request, address, path))
    if (entry.status === 404) await limits.take('notFound', parts.addressOf(request))
    reply.hijack()
    answer(request.raw, reply.raw, entry)
  })
}

// Only the card that the page names is drawn. Any other mark leads there, and is not kept.
async function made(parts: PageParts, request: FastifyRequest, address: string, path: string): Promise<Made> {
  const page = await pageAt(parts, request, path)
  if (page.status === 404) return onlyHere(page)
  if (page.status >= 500) throw fail('unavailable')
  const [moved] = page.headers.location?.split('?') ?? []
  if (moved) return redirect(address.replace(path, moved))
  const card = printedSocialCard(page.body.toString())
  if (!card) throw fail('notFound')
  if (card.address !== address) return redirect(card.address)
  return pictureOf(parts.dependencies, card, page)
}

// The page's 404 is kept once, not for each address that somebody makes up.
function onlyHere({ isForAll: _, ...page }: Entry): Made {
  return page
}

function redirect(location: string): Made {
  const headers = { location, 'cache-control': 'no-store' }
  return { status: 302, headers, body: Buffer.alloc(0), tags: new Set(), until: null }
}

const fallbackTime = 60 // seconds until a card that was not drawn is tried again

async function pictureOf(
  { log, clock, ...given }: Dependencies,
  card: PrintedSocialCard,
  page: Entry,
): Promise<Made> {
  const { tags, until } = page
  try {
    const body = await drawn({ log, clock, ...given }, card)
    return picture(body, 'max-age=31536000, immutable', { tags, until })
  } catch (error) {
    if (isFailure(error)) throw error
    log.error({ error: String(error), card: card.address }, 'a card was not drawn')
    const soon = new Date(clock().getTime() + fallbackTime * 1000)
    return picture(await fallback(card), `max-age=${fallbackTime}`, { tags, until: soon })
  }
}

async function drawn(
  { socialCards, ...files }: Dependencies,
  { address, title, section = '', picture }: PrintedSocialCard,
) {
  const language = languageOf(address)
  const name = [shell.nameFirst[language], shell.nameSecond[language]] as const
  const copy = picture ? await copyOfPicture(files, picture) : null
  try {
    return await socialCards.draw({ name, section, title, picture: copy })
  } finally {
    if (copy) await files.storage.discard(copy.path)
  }
}

/** The home page's card: every process is started in the project's root. */
function fallback({ address }: PrintedSocialCard): Promise<Buffer> {
  return readFile(resolve(`server/site/social-card-${languageOf(address)}.jpg`))
}

function languageOf(address: string): Language {
  const [, , prefix] = address.split('/')
  return isLanguage(prefix) ? prefix : 'de'
}

function picture(body: Buffer, keep: string, reads: Pick<Made, 'tags' | 'until'>): Made {
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': `public, ${keep}`,
    'content-security-policy': apiPolicy,
    // Other sites show it: that is what it is for.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return { status: 200, headers, body, isPacked: true, ...reads }
}
