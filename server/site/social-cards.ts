import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail, isFailure } from '#contract/errors.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { pageOfSocialCard } from '#contract/site/social-card.ts'
import { shell } from '#messages/shell.ts'
import { copyOfPicture } from '#server/files/files.ts'
import { sendEntry } from '#server/platform/cache/answer.ts'
import type { Entry, FinishedAnswer } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { apiPolicy } from '#server/platform/http/headers.ts'
import { type PageParts, pageAt } from '#server/platform/http/pages.ts'
import { type PrintedSocialCard, printedSocialCard } from './printed-social-card.ts'

/** Serves `GET, HEAD /card/<a page's path>/<mark>.jpg`: the preview picture of a page for other sites. */
export function serveSocialCards(app: FastifyInstance, parts: PageParts): void {
  const { limits, cache } = parts.dependencies
  app.get('/card/*', async (request, reply) => {
    const [address = ''] = request.url.split('?')
    const path = pageOfSocialCard(address)
    if (!path) throw fail('notFound')
    await limits.take('read', parts.addressOf(request))
    const entry = await cache.make(address, () => makeCard(parts, request, address, path))
    if (entry.status === 404) await limits.take('notFound', parts.addressOf(request))
    reply.hijack()
    sendEntry(request.raw, reply.raw, entry)
  })
}

// Draws only the card that the page refers to. Other marks are redirected to it and not cached.
async function makeCard(
  parts: PageParts,
  request: FastifyRequest,
  address: string,
  path: string,
): Promise<FinishedAnswer> {
  const page = await pageAt(parts, request, path)
  if (page.status === 404) return withoutSharing(page)
  if (page.status >= 500) throw fail('unavailable')
  const [moved] = page.headers.location?.split('?') ?? []
  if (moved) return redirect(address.replace(path, moved))
  const card = printedSocialCard(page.body.toString())
  if (!card) throw fail('notFound')
  if (card.address !== address) return redirect(card.address)
  return pictureOf(parts.dependencies, card, page)
}

// The 404 page is cached once, not for each invented address.
function withoutSharing({ isForAll: _, ...page }: Entry): FinishedAnswer {
  return page
}

function redirect(location: string): FinishedAnswer {
  const headers = { location, 'cache-control': 'no-store' }
  return { status: 302, headers, body: Buffer.alloc(0), tags: new Set(), until: null }
}

const fallbackTime = 60 // seconds until drawing a failed card is tried again

async function pictureOf(
  { log, clock, ...given }: Dependencies,
  card: PrintedSocialCard,
  page: Entry,
): Promise<FinishedAnswer> {
  const { tags, until } = page
  try {
    const body = await drawSocialCard({ log, clock, ...given }, card)
    return picture(body, 'max-age=31536000, immutable', { tags, until })
  } catch (error) {
    if (isFailure(error)) throw error
    log.error({ error: String(error), card: card.address }, 'a card was not drawn')
    const soon = new Date(clock().getTime() + fallbackTime * 1000)
    return picture(await fallback(card), `max-age=${fallbackTime}`, { tags, until: soon })
  }
}

async function drawSocialCard(
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

/**
 * Returns the home page's card. The path is relative to the project's root, in which every process is
 * started.
 */
function fallback({ address }: PrintedSocialCard): Promise<Buffer> {
  return readFile(resolve(`server/site/social-card-${languageOf(address)}.jpg`))
}

function languageOf(address: string): Language {
  const [, , prefix] = address.split('/')
  return isLanguage(prefix) ? prefix : 'de'
}

function picture(body: Buffer, keep: string, reads: Pick<FinishedAnswer, 'tags' | 'until'>): FinishedAnswer {
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': `public, ${keep}`,
    'content-security-policy': apiPolicy,
    // Allows other sites to embed the card.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return { status: 200, headers, body, isPacked: true, ...reads }
}
