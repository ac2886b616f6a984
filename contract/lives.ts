/** Days for which links and cookies work; what they belong to is kept as long (`retention.ts`). */
export const lifeDays = {
  session: 7,
  unconfirmedContribution: 7,
  unconfirmedVolunteer: 7,
  unconfirmedSubscription: 7,
  dataRequest: 1,
  knownDevice: 365,
} as const
