import { dayInBerlin, inLanguage, languages } from '#contract/language.ts'
import { slugOf } from '#contract/slugs.ts'
import { fragmentOf } from '#contract/voting/fragment.ts'
import { codeCards as say } from '#messages/voting-tickets.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { type PdfCard, pdfType } from '#server/platform/pdf/pdf.ts'
import { audit } from '#server/platform/records/records.ts'
import { findThingWithVoting, type VotedThing, type VotingFace } from './face.ts'
import { countTickets, keepCodes, newCodes, revokeCodes } from './tickets.ts'
import { findUnsent } from './unsent-invitations.ts'

/** Returns the numbers of codes and invitations, how many of them have voted, and the unsent letters. */
export async function tickets(context: Context, face: VotingFace, id: number) {
  const { thing, voting } = await findThingWithVoting(context, face, id, null)
  const { isNamed, way } = voting.rules
  return {
    about: { title: thing.title, isNamed, way },
    ...(await countTickets(context.db, voting.id)),
    unsent: await findUnsent(context, face, voting),
  }
}

/**
 * Creates codes and sends them as a PDF of cards. The codes are stored only after the PDF was created. Throws
 * `pollExpired`.
 */
export async function makeCodes(
  context: Context,
  face: VotingFace,
  { id, many }: { id: number; many: number },
): Promise<undefined> {
  const { language, clock } = context
  const { thing, voting } = await findThingWithVoting(context, face, id, 'codes')
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
    bytes: singleChunk(pdf),
  }
}

async function* singleChunk(bytes: Buffer) {
  yield bytes
}

const room = 46 // characters of titles: two lines of a card

/**
 * A card has the same text in each language of the title; its QR code leads to the page in the language of
 * the user who prints it.
 */
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

/** Revokes all unused codes. Throws `notFound`. */
export async function revokeUnusedCodes(
  context: Context,
  face: VotingFace,
  id: number,
): Promise<{ revoked: number }> {
  const { voting } = await findThingWithVoting(context, face, id, null)
  const revoked = await revokeCodes(context, voting)
  const details = { many: revoked }
  await audit(context, { action: 'revokedCodes', entity: face.name, entityId: id, details })
  return { revoked }
}
