import { volunteers as say } from '#messages/volunteers.ts'

/** Common props of the pages behind links in letters to volunteers. */
export const ofVolunteers = {
  section: 'research',
  unknown: { title: say.invalid, lead: say.invalidLead },
  next: { page: 'volunteers', label: say.toForm },
} as const
