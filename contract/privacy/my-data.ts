import { z } from 'zod'
import { day, monthsLater } from '../durations.ts'
import { email, id, moment } from '../fields.ts'
import { formFields } from '../form.ts'
import { lifeDays } from '../lives.ts'

/** How long the link in a letter works that shows what is kept about somebody, in milliseconds. */
export const myDataLinkLife = {
  asked: lifeDays.dataRequest * day,
  byStaff: lifeDays.dataRequestByStaff * day,
} as const

/** Where staff enter a request: until when it is to be answered (Art. 12(3) GDPR), a month as the calendar has it. */
export function answerDue(asked: Date): Date {
  return monthsLater(asked, 1)
}

/** When a request of staff goes, answered or not: Art. 12(3) allows two more months. */
export function requestEnds(asked: Date): Date {
  return monthsLater(asked, 3)
}

export const myDataForm = formFields({ email })

const row = z.object({
  /** Its place in its group, by which its own page is asked for. */
  place: z.int(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  hasOwnPage: z.boolean(),
})

const consent = z.object({
  /** ISO 8601. */
  givenAt: z.string(),
  version: z.int(),
  /** The words that were agreed to, in the language they were read in. */
  text: z.string(),
})

/** What one part of the site keeps about somebody: a kind of `retention.ts`, or an account of staff. */
const group = z.object({
  name: z.string(),
  what: z.string(),
  purpose: z.string(),
  period: z.string(),
  rows: z.array(row),
  consents: z.array(consent),
  /** How it can be corrected. */
  correct: z.string().nullable(),
  mayErase: z.boolean(),
  /** Why something of it stays, and until when. */
  stays: z.array(z.string()),
})
export type KeptGroup = z.infer<typeof group>

/** Everything that is kept about the person with this address, in the words of the one who asks. */
export const myData = z.object({ email: z.string(), expiresAt: moment, groups: z.array(group) })
export type MyData = z.infer<typeof myData>

/** What was deleted, and what stays. */
export const erasure = z.object({
  erased: z.array(z.object({ what: z.string(), rows: z.int() })),
  stays: z.array(z.object({ what: z.string(), because: z.string() })),
})
export type Erasure = z.infer<typeof erasure>

export const requestWays = ['letter', 'phone', 'inPerson'] as const

/** A request that staff entered for somebody. */
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
