import { z } from 'zod'
import { day, monthsLater } from '../durations.ts'
import { email, id, moment } from '../fields.ts'
import { formFields } from '../form.ts'
import { lifeDays } from '../lives.ts'

/** Lifetimes of the mailed link to a person's stored data, in milliseconds. */
export const myDataLinkLife = {
  asked: lifeDays.dataRequest * day,
  byStaff: lifeDays.dataRequestByStaff * day,
} as const

/** Returns the deadline for answering a request entered by staff: one calendar month (Art. 12(3) GDPR). */
export function answerDue(asked: Date): Date {
  return monthsLater(asked, 1)
}

/** Returns when a request of staff is deleted, answered or not: Art. 12(3) allows two more months. */
export function requestEnds(asked: Date): Date {
  return monthsLater(asked, 3)
}

export const myDataForm = formFields({ email })

const row = z.object({
  /** Index of the row in its group, by which its own page is requested. */
  place: z.int(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  hasOwnPage: z.boolean(),
})

const consent = z.object({
  /** ISO 8601. */
  givenAt: z.string(),
  version: z.int(),
  /** The text that was agreed to, in the language in which it was read. */
  text: z.string(),
})

/** Data of one part of the site about a person: a kind of `retention.ts`, or a staff account. */
const group = z.object({
  name: z.string(),
  what: z.string(),
  purpose: z.string(),
  period: z.string(),
  rows: z.array(row),
  consents: z.array(consent),
  /** How the data can be corrected. */
  correct: z.string().nullable(),
  mayErase: z.boolean(),
  /** Why and until when some of it is kept. */
  stays: z.array(z.string()),
})
export type KeptGroup = z.infer<typeof group>

/** All data stored about the person with this address, in the language of the request. */
export const myData = z.object({ email: z.string(), expiresAt: moment, groups: z.array(group) })
export type MyData = z.infer<typeof myData>

/** The data deleted, and those kept. */
export const erasure = z.object({
  erased: z.array(z.object({ what: z.string(), rows: z.int() })),
  stays: z.array(z.object({ what: z.string(), because: z.string() })),
})
export type Erasure = z.infer<typeof erasure>

export const requestWays = ['letter', 'phone', 'inPerson'] as const

/** A request that staff entered for a person. */
export const dataRequest = z.object({
  id,
  email: z.string(),
  way: z.enum(requestWays),
  language: z.enum(['de', 'en']),
  createdAt: moment,
  dueAt: moment,
  startedBy: z.string().nullable(),
})
export type DataRequest = z.infer<typeof dataRequest>
