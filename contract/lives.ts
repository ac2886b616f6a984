/**
 * Days for which links, cookies and logins work, each once. What is kept for as long has its line in `retention.ts`; the
 * line of links there names all others.
 */
export const lifeDays = {
  session: 7,
  /** Of people with a second factor. */
  sessionWithFactor: 30,
  knownDevice: 365,
  unconfirmedContribution: 7,
  unconfirmedVolunteer: 7,
  unconfirmedSubscription: 7,
  unconfirmedEmail: 1,
  dataRequest: 1,
  /** The link to "My data" where staff entered a request for somebody. */
  dataRequestByStaff: 14,
  /** An invitation of staff waits for the first day at work. */
  invitation: 7,
  /** In which the owner of a second factor can keep it that an administrator was asked to remove. */
  factorReset: 1,
  preview: 7,
  /** By which somebody who has left the newsletter comes back. */
  newsletterReturn: 7,
  /** To one's own registration, after the end of the event; of an event whose day is not known yet, after the letter. */
  registrationAfterEvent: 14,
  registrationWithoutDay: 182,
  /** To one's own confirmed work, after the end of the contest; of a contest without an end, after the letter. */
  contributionAfterContest: 30,
  contributionWithoutEnd: 365,
} as const

/** The same in minutes, of what works for less than a day. */
export const lifeMinutes = { passwordReset: 30, secondStep: 10 } as const
