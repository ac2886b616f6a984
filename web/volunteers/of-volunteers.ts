import { volunteers as say } from '#messages/volunteers.ts'

/** What the pages behind links to volunteers have in common. */
export const ofVolunteers = {
  section: 'research',
  unknown: { title: say.invalid, lead: say.invalidLead },
  next: { page: 'volunteers', label: say.toForm },
} as const
