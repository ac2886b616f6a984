import type { NewUser } from '#server/people/people.ts'

/** Who works at the demo institute; one for each way of looking at backstage. */
export const demoPeople: NewUser[] = [
  {
    username: 'hanna',
    email: 'hanna@example.org',
    firstName: 'Hanna',
    lastName: 'Berger',
    title: 'Dr.',
    role: 'admin',
  },
  {
    username: 'jonas',
    email: 'jonas@example.org',
    firstName: 'Jonas',
    lastName: 'Keller',
    role: 'newsEditor',
  },
  {
    username: 'mira',
    email: 'mira@example.org',
    firstName: 'Mira',
    lastName: 'Öztürk',
    title: 'Dr.',
    role: 'member',
  },
]
