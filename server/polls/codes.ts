import { fail } from '#contract/errors.ts'
import { dayInBerlin, inLanguage, languages } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { slugOf } from '#contract/slugs.ts'
import { fragmentOf } from '#contract/voting/fragment.ts'
import type { VotingWay } from '#contract/voting/rules.ts'
import { codeCards as say } from '#messages/poll-tickets.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { type PdfCard, pdfType } from '#server/platform/pdf/pdf.ts'
import { audit } from '#server/platform/records/records.ts'
import { countTickets, findVotings, keepCodes, newCodes, revokeCodes } from '#server/voting/voting.ts'
import { face } from './guard.ts'
import { findKept, type PollRow } from './queries.ts'

/** A poll outside the trash with its voting. Throws `notFound`, and `wrongVotingWay` where it is voted on otherwise. */
export async function pollOf({ db }: Pick<Context, 'db'>, id: number, way: VotingWay | null) {
  const [poll] = await findKept(db, [id])
  const [voting] = await findVotings(db, face, [id])
  if (!poll || !voting) throw fail('notFound')
  if (way !== null && voting.rules.way !== way) throw fail('wrongVotingWay')
  return { poll, voting }
}

/** How many codes and invitations there are, and how many of them have voted. */
export async function tickets(context: Context, id: number) {
  const { poll, voting } = await pollOf(context, id, null)
  const { isNamed, way } = voting.rules
  return { poll: { title: poll.title, isNamed, way }, ...(await countTickets(context.db, voting.id)) }
}

/** New codes, as cards. They work once the cards are drawn: codes that nobody has seen are none. Throws `pollExpired`. */
export async function makeCodes(
  context: Context,
  { id, many }: { id: number; many: number },
): Promise<undefined> {
  const { language, clock } = context
  const { poll, voting } = await pollOf(context, id, 'codes')
  const codes = newCodes(many)
  const title = say.title[language](inLanguage(poll.title, language).value)
  const cards = codes.map(code => cardOf(context, poll, code))
  const pdf = await context.pdf.draw({
    ...{ language, title, madeAt: clock(), hasPageNumbers: false },
    parts: [{ kind: 'cards', cards }],
  })
  await inTransaction(context, async trx => {
    await keepCodes(trx, voting, codes)
    const details = { many }
    await audit(trx, { action: 'madeCodes', entity: 'polls', entityId: id, details })
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

/** A card says the same in each language of the poll; its QR code leads to the page in the language of whoever prints it. */
function cardOf({ config, language }: Context, poll: PollRow, code: string): PdfCard {
  const spoken = languages.filter(one => poll.title[one] !== '')
  const page = `${config.baseUrl}${publicAddressOf('polls', poll, language)}`
  const polls = `${config.baseUrl}${addressOf('polls', language)}`
  return {
    title: code,
    lines: [
      spoken.map(one => say.once[one]).join(' / '),
      polls.replace(/^https?:\/\//, ''),
      ...spoken.map(one => shortened(poll.title[one], Math.floor(room / spoken.length))),
    ],
    qr: { text: page + fragmentOf(code), label: page },
  }
}

function shortened(title: string, longest: number): string {
  return title.length <= longest ? title : `${title.slice(0, longest - 1).trimEnd()}…`
}

/** Takes back all codes that nobody has used. Throws `notFound`. */
export async function revoke(context: Context, id: number): Promise<{ revoked: number }> {
  const { voting } = await pollOf(context, id, null)
  const revoked = await revokeCodes(context, voting)
  await audit(context, { action: 'revokedCodes', entity: 'polls', entityId: id, details: { many: revoked } })
  return { revoked }
}
