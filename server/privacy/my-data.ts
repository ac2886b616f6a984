import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type Erasure, type KeptGroup, type MyData, myDataLinkLife } from '#contract/privacy/my-data.ts'
import { type RetentionKind, retention } from '#contract/retention.ts'
import { consentText } from '#messages/consents.ts'
import { dayIn } from '#messages/event-times.ts'
import { heldUntil } from '#messages/personal-data.ts'
import { privacy } from '#messages/privacy.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { KeptForm, VisitorsForm } from '#server/platform/forms/forms.ts'
import {
  type CollectedData,
  collectDataAbout,
  eraseDataWithin,
  type PersonalData,
  type Row,
} from '#server/platform/personal-data/personal-data.ts'
import { sendLink } from './letter.tsx'
import { deleteAskedBefore, findRequestByLink, incrementRequestFigures, insertRequest } from './requests.ts'
import { fieldsOf } from './words.ts'

export const myDataRequestForm: VisitorsForm = {
  call: 'privacy.request',
  table: 'dataRequests',
  addressLimit: 'myDataAddress',
}

/**
 * Sends a link to an address, whether or not anything is stored about it, so that the response reveals
 * nothing. Returns `subject: null`, so that the form can be sent again if the letter is lost.
 */
export async function askForLink(
  { email }: FormAdditions & { email: string },
  context: Context,
): Promise<KeptForm<undefined>> {
  const { db, clock, language } = context
  const now = clock()
  await deleteAskedBefore(db, email)
  const expiresAt = new Date(now.getTime() + myDataLinkLife.asked)
  const request = await insertRequest(db, { email, language, createdAt: now, expiresAt })
  await incrementRequestFigures(db, now, ['asked'])
  await sendLink(context, request)
  return { subject: null, answer: undefined }
}

/** Everything that is kept about the person with the link. Throws `linkInvalid` and `linkExpired`. */
export async function showMyData(context: Context, token: string): Promise<MyData> {
  const { email, expiresAt } = await findRequestByLink(context, token)
  const groups = await groupsOf(await collectData(context, email), context)
  return { email, expiresAt: expiresAt.toISOString(), groups }
}

/**
 * Returns all rows unchanged, with purpose and period: the structured, machine-readable format that the law
 * requires.
 */
export async function exportMyData(context: Context, token: string) {
  const { language, clock } = context
  const { email } = await findRequestByLink(context, token)
  const collected = await collectData(context, email)
  const parts = collected.map(({ data, rows, consents }) => ({
    name: data.kind,
    table: data.table,
    ...wordsOf(data.kind, language),
    rows,
    consents: consents.map(consent => ({ ...consent, text: textOf(consent) })),
  }))
  return { email, takenAt: clock().toISOString(), parts }
}

/** Immediately deletes the rows of one group, or all. Returns what was erased and what stays. */
export async function eraseMine(
  context: Context,
  { token, group }: { token: string; group?: string | undefined },
): Promise<Erasure> {
  const { language, clock } = context
  const { email } = await findRequestByLink(context, token)
  const asked = ({ kind }: PersonalData) => group === undefined || kind === group
  const all = context.personal.filter(asked)
  const collected = await eraseDataWithin(context, { address: email, all, forms: context.forms })
  if (group === undefined) await context.erasures.note(context.db, [{ address: email }])
  const gone = collected.filter(one => countErasable(one) > 0 && one.data.kind !== 'dataRequest')
  if (gone.length > 0) await incrementRequestFigures(context.db, clock(), ['erased'])
  const left = await collectData(context, email)
  return {
    erased: inGroups(gone).map(([kind, parts]) => ({
      what: wordsOf(kind, language).what,
      rows: parts.reduce((sum, one) => sum + countErasable(one), 0),
    })),
    stays: inGroups(left.filter(one => asked(one.data) && countErasable(one) === 0)).map(([kind, parts]) => ({
      what: wordsOf(kind, language).what,
      because: reasonsOf(parts, language).join(' '),
    })),
  }
}

/** A new link to the page of one row, in place of the one in a letter that may be lost. */
export async function renewOwnPageLink(
  context: Context,
  { token, group, place }: { token: string; group: string; place: number },
): Promise<{ address: string }> {
  const { email } = await findRequestByLink(context, token)
  const collected = (await collectData(context, email)).filter(({ data }) => data.kind === group)
  const rows = collected.flatMap(({ data, rows }) => rows.map(row => ({ data, row })))
  const { data, row } = rows[place] ?? {}
  const own = row && (await data?.ownPage?.(context, row))
  if (!own) throw fail('notFound')
  return { address: addressOf(own.page, context.language, { token: own.token }) }
}

// Number of rows that can be erased now.
function countErasable({ data, rows, held }: CollectedData): number {
  return typeof data.erase === 'function' ? rows.length - held.size : 0
}

function collectData(context: Context, address: string): Promise<CollectedData[]> {
  return collectDataAbout(context, { address, all: context.personal, forms: context.forms })
}

async function groupsOf(collected: readonly CollectedData[], context: Context): Promise<KeptGroup[]> {
  return Promise.all(inGroups(collected).map(([name, parts]) => groupOf(name, parts, context)))
}

async function groupOf(
  name: RetentionKind,
  parts: readonly CollectedData[],
  { db, language }: Context,
): Promise<KeptGroup> {
  const rows = parts.flatMap(({ data, rows }) => rows.map(row => ({ data, row })))
  const titles = await Promise.all(rows.map(({ data, row }) => data.about?.(db, row) ?? null))
  return {
    name,
    ...wordsOf(name, language),
    rows: rows.map(({ data, row }, place) => {
      const title = titles[place]?.[language]
      const about = title ? [{ label: privacy.about[language], value: title }] : []
      return { place, fields: [...about, ...fieldsOf(row, language)], hasOwnPage: data.ownPage !== undefined }
    }),
    consents: parts
      .flatMap(({ consents }) => consents)
      .map(consent => ({
        givenAt: (consent.givenAt as Date).toISOString(),
        version: Number(consent.version),
        text: textOf(consent),
      })),
    correct: parts.find(({ data }) => data.correct)?.data.correct?.[language] ?? null,
    mayErase: parts.some(one => countErasable(one) > 0),
    stays: reasonsOf(parts, language),
  }
}

// Keeps the order of the declarations, so that related groups stay next to each other.
function inGroups(collected: readonly CollectedData[]): [RetentionKind, CollectedData[]][] {
  return Object.entries(Object.groupBy(collected, ({ data }) => data.kind)) as [
    RetentionKind,
    CollectedData[],
  ][]
}

function wordsOf(kind: RetentionKind, language: Language) {
  const { what, purpose, period } = retention[kind]
  return { what: what[language], purpose: purpose[language], period: period[language] }
}

function reasonsOf(collected: readonly CollectedData[], language: Language): string[] {
  const reasons = collected.flatMap(({ data, held }) =>
    typeof data.erase === 'function'
      ? [...held.values()].map(end => heldUntil(dayIn(end.toISOString())[language])[language])
      : [data.erase[language]],
  )
  return [...new Set(reasons)]
}

function textOf({ form, version, language }: Row): string {
  return consentText({ form: String(form), version: Number(version), language: String(language) })
}
