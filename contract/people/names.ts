import type { Language } from '../language.ts'

interface Named {
  title: string
  firstName: string
  middleName?: string
  lastName: string
  isProfessor?: boolean
  isAssociatedProfessor?: boolean
}

const chairs = {
  professor: { de: 'Prof.', en: 'Prof.' },
  associated: { de: 'apl. Prof.', en: 'Assoc. Prof.' },
} as const

/** Returns the title before a name in the German style: `Prof. Dr.`, `apl. Prof. Dr.`, `PD Dr.`. */
export function titleOf(person: Omit<Named, 'firstName' | 'lastName'>, language: Language): string {
  const { title, isProfessor = false, isAssociatedProfessor = false } = person
  if (/\bprof\b/i.test(title)) return title
  const chair = isProfessor ? chairs.professor : isAssociatedProfessor ? chairs.associated : null
  return [chair?.[language], title].filter(Boolean).join(' ')
}

/** `Hanna M. Berger`. */
export function plainName({ firstName, middleName = '', lastName }: Omit<Named, 'title'>): string {
  return [firstName, middleName, lastName].filter(word => word !== '').join(' ')
}

// Bachelor's and master's degrees follow the name.
const behind = /^[BM]\.? ?(Sc|A|Eng|Ed)\b/

/** `Prof. Dr. Hanna Berger`, `Levin Hagemeister, M. Sc.` */
export function fullName(person: Named, language: Language): string {
  const title = titleOf(person, language)
  if (behind.test(title)) return `${plainName(person)}, ${title}`
  return [title, plainName(person)].filter(word => word !== '').join(' ')
}
