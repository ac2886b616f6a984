import { dayInBerlin, inLanguage, languages } from '#contract/language.ts'
import { slugOf } from '#contract/slugs.ts'
import { fragmentOf } from '#contract/voting/fragment.ts'
import { codeCards as say } from '#messages/voting-tickets.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { type PdfCard, pdfType } from '#server/platform/pdf/pdf.ts'
import { audit } from '#server/platform/records/records.ts'
import { ticketedOf, type VotedThing, type VotingFace } from './face.ts'
import { countTickets, keepCodes, newCodes, revokeCodes } from './tickets.ts'
import { unsentOf } from './unsent-invitations.ts'

/** How many codes and invitations there are, how many of them have voted, and which letters wait. */
export async function tickets(context: Context, face: VotingFace, id: number) {
  const { thing, voting } = await ticketedOf(context, face, id, null)
  const { isNamed, way } = voting.rules
  return {
    about: { title: thing.title, isNamed, way },
    ...(await countTickets(context.db, voting.id)),
    unsent: await unsentOf(context, face, voting),
  }
}

/** New codes, as cards. They work once the cards are drawn: codes that nobody has seen are none. Throws `pollExpired`. */
export async function makeCodes(
  context: Context,
  face: VotingFace,
  { id, many }: { id: number; many: number },
): Promise<undefined> {
  const { language, clock } = context
  const { thing, voting } = await ticketedOf(context, face, id, 'codes')
  const codes = newCodes(many)
  const title = say.title[language](inLanguage(thing.title, language).value)
  const cards = codes.map(code => cardOf(context, face, thing, code))
  const pdf = await context.pdf.draw({
    ...{ language, title, madeAt: clock(), hasPageNumbers: false },
    parts: [{ kind: 'cards', cards }],
  })
  await inTransaction(context, async trx => {
    await keepCodes(trx, voting, codes)
    const details = { many }
    await audit(trx, { action: 'madeCodes', entity: face.name, entityId: id, details })
  })
  context.sends.file = {
    name: `${slugOf(title)}-${dayInBerlin(clock())}.pdf`,
    type: pdfType,
    bytes: oneOf(pdf),
  }
}

async function* oneOf(bytes: Buffer) {
  yield bytes
}

const room = 46 // characters of titles: two lines of a card

/** A card says the same in each language of its title; its QR code leads to the page in the language of whoever prints it. */
function cardOf({ config, language }: Context, face: VotingFace, thing: VotedThing, code: string): PdfCard {
  const spoken = languages.filter(one => thing.title[one] !== '')
  const page = config.baseUrl + face.page(thing, language)
  const entry = config.baseUrl + face.entry(language)
  return {
    title: code,
    lines: [
      spoken.map(one => say.once[one]).join(' / '),
      entry.replace(/^https?:\/\//, ''),
      ...spoken.map(one => shortened(thing.title[one], Math.floor(room / spoken.length))),
    ],
    qr: { text: page + fragmentOf(code), label: page },
  }
}

function shortened(title: string, longest: number): string {
  return title.length <= longest ? title : `${title.slice(0, longest - 1).trimEnd()}…`
}

/** Takes back all codes that nobody has used. Throws `notFound`. */
export async function revoke(context: Context, face: VotingFace, id: number): Promise<{ revoked: number }> {
  const { voting } = await ticketedOf(context, face, id, null)
  const revoked = await revokeCodes(context, voting)
  const details = { many: revoked }
  await audit(context, { action: 'revokedCodes', entity: face.name, entityId: id, details })
  return { revoked }
}
