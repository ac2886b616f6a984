import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { writeInPortions } from '#server/platform/letters/letters.ts'
import { mailboxOf, queueMail } from '#server/platform/mail/mail.ts'
import { notifyVolunteer } from '#server/volunteers/volunteers.ts'
import { answerTokens } from './answers.ts'
import { claimDueVolunteers, dropLettersToVolunteer, findWanted, markNotified } from './call-queries.ts'
import { contactLetter } from './contact-letter.tsx'
import { takeContactsToNotify } from './contact-queries.ts'
import { stateOf } from './facts.ts'
import { studiesLetter } from './letters.tsx'
import { findStudies } from './queries.ts'

type Writing = Parameters<typeof notifyVolunteer>[0]

/**
 * Writes the due letters about studies: one to each volunteer, with all studies requested for them. Each
 * letter and its marks commit together, so that a killed process neither loses nor duplicates a letter.
 */
export async function sendStudyLetters(given: Writing): Promise<void> {
  await writeInPortions(given.db, (db, limit) => writeSome({ ...given, db }, limit))
}

async function writeSome(context: Writing, limit: number): Promise<number> {
  const due = await claimDueVolunteers(context.db, context.clock(), limit)
  for (const id of due) await writeTo(context, id)
  return due.length
}

async function writeTo(context: Writing, volunteerId: number): Promise<void> {
  const { db, clock } = context
  const now = clock()
  const wanted = await findWanted(db, volunteerId)
  const rows = await findStudies(db, wanted)
  const isOpen = (id: number) => rows.some(row => row.id === id && stateOf(row, now) === 'open')
  await dropLettersToVolunteer(
    db,
    volunteerId,
    wanted.filter(id => !isOpen(id)),
  )
  const open = wanted.filter(isOpen)
  if (open.length === 0) return
  const inOrder = open.flatMap(id => rows.find(row => row.id === id) ?? [])
  await notifyVolunteer(context, volunteerId, about => ({
    letter: studiesLetter(inOrder, about),
    tokens: answerTokens(context.secret, open),
  }))
  await markNotified(db, { volunteerId, studyIds: open, now })
}

/**
 * Sends the contacts of studies the figures of their call, at most once a week and only if it has reached
 * more volunteers.
 */
export async function notifyStudyContacts(
  given: Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret'>,
): Promise<void> {
  const { mailTo, baseUrl } = given.config
  await transact(given.db, async db => {
    for (const study of await takeContactsToNotify(db, given.clock()))
      await queueMail(
        { ...given, db },
        {
          purpose: 'study contact',
          to: { address: study.contact.email, name: study.contact.name },
          replyTo: mailboxOf(mailTo),
          letter: contactLetter(study, baseUrl),
        },
      )
  })
}

export const studyJobs = { sendStudyLetters, tellStudyContacts: notifyStudyContacts } satisfies Record<
  string,
  Job<Dependencies>
>
