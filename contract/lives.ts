/**
 * Days for which links, cookies and logins are valid, each defined once. Data kept as long have an entry in
 * `retention.ts`; the entry of links there names all others.
 */
export const lifeDays = {
  session: 7,
  /** For users with a second factor. */
  sessionWithFactor: 30,
  knownDevice: 365,
  unconfirmedContribution: 7,
  unconfirmedVolunteer: 7,
  unconfirmedSubscription: 7,
  unconfirmedEmail: 1,
  dataRequest: 1,
  /** The link to "My data" if staff entered the request for a person. */
  dataRequestByStaff: 14,
  /** An invitation of staff must last until the first day at work. */
  invitation: 7,
  /** During which the owner of a second factor can object to its removal by an administrator. */
  factorReset: 1,
  preview: 7,
  /** The link by which a former subscriber returns to the newsletter. */
  newsletterReturn: 7,
  /**
   * The registered person's link to the registration, after the end of the event; if the event has no date
   * yet, after the letter.
   */
  registrationAfterEvent: 14,
  registrationWithoutDay: 182,
  /**
   * The artist's link to a confirmed work, after the end of the contest; if the contest has no end, after the
   * letter.
   */
  contributionAfterContest: 30,
  contributionWithoutEnd: 365,
} as const

/** Lifetimes of less than a day, in minutes. */
export const lifeMinutes = { passwordReset: 30, secondStep: 10 } as const
