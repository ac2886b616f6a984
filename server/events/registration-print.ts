import { fail } from '#contract/errors.ts'
import { dayInBerlin, inLanguage } from '#contract/language.ts'
import { plainName } from '#contract/people/names.ts'
import { slugOf } from '#contract/slugs.ts'
import { whenOf } from '#messages/event-when.ts'
import { registrationColumns, registrationPrints as say } from '#messages/registrations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type PdfPart, pdfType } from '#server/platform/pdf/pdf.ts'
import { audit } from '#server/platform/records/records.ts'
import { type EventRow, findEvent } from './queries.ts'
import { checkInAddress } from './registration-links.ts'
import { findForDoor, type Registration } from './registration-queries.ts'

const order = new Intl.Collator('de-DE', { numeric: true })

function byName(a: Registration, b: Registration): number {
  return order.compare(a.lastName, b.lastName) || order.compare(a.firstName, b.firstName)
}

type Sheet = 'badges' | 'signInSheet'

/**
 * Prints badges or the sign-in sheet for people confirmed on site, by family name. The audit log records who
 * printed it.
 */
export async function printSheet(context: Context, eventId: number, what: Sheet): Promise<undefined> {
  const { db, language, clock } = context
  const event = await findEvent(db, eventId)
  if (!event) throw fail('notFound')
  const guests = (await findForDoor(db, eventId)).sort(byName)
  const details = { format: 'pdf', what, eventId, rows: guests.length }
  await audit(context, { action: 'exported', entity: 'registrations', entityId: null, details })
  const title = say[what][language]
  const parts = what === 'badges' ? badges(context, guests) : signInSheet(context, event, guests)
  const pdf = await context.pdf.draw({
    language,
    title,
    madeAt: clock(),
    hasPageNumbers: what !== 'badges',
    names: guests.map((guest, at) => ({
      text: `${plainName(guest)} ${guest.institution} ${guest.city}`,
      where: `${say.number[language]} ${at + 1}, ${guest.email}`,
    })),
    parts,
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

function badges({ config, language }: Context, guests: readonly Registration[]): PdfPart[] {
  if (guests.length === 0) return [{ kind: 'paragraph', text: say.nobody[language] }]
  const cards = guests.map(guest => {
    const text = checkInAddress(config.baseUrl, guest)
    return {
      title: plainName(guest),
      lines: [guest.institution, guest.city],
      qr: { text, label: text },
    }
  })
  return [{ kind: 'cards', cards }]
}

function signInSheet({ language }: Context, event: EventRow, guests: readonly Registration[]): PdfPart[] {
  const { lastName, firstName, institution } = registrationColumns
  const columns = [
    { title: lastName[language], share: 3 },
    { title: firstName[language], share: 3 },
    { title: institution[language], share: 4 },
    { title: say.signature[language], share: 4 },
  ]
  const { start, end, isOneDayEvent } = event
  const times = start && { start: start.toISOString(), end: (end ?? start).toISOString(), isOneDayEvent }
  const when = times ? whenOf(times)[language] : ''
  return [
    { kind: 'title', text: inLanguage(event.title, language).value },
    { kind: 'note', text: [say.signInSheet[language], when].filter(Boolean).join(' · ') },
    guests.length === 0
      ? { kind: 'paragraph', text: say.nobody[language] }
      : {
          kind: 'table',
          columns,
          rows: guests.map(guest => [guest.lastName, guest.firstName, guest.institution, ' ']),
        },
  ]
}
