import { type Bilingual, inBoth } from '#contract/language.ts'
import { paragraphs } from '#contract/richtext.ts'
import { storeSeedPicture } from '#server/files/files.ts'
import { addStatus, ensureWord, type SeedProfile, seedPerson, seedUser } from '#server/people/people.ts'
import type { GroupName } from './groups.ts'
import { type DemoPerson, demoPeople, demoPositions } from './people.ts'
import { portraits } from './pictures/pictures.ts'
import type { Seeding } from './seeding.ts'

/** The demo's people with drawn portraits; those with a login get this password. */
export async function seedPeople(
  dependencies: Seeding,
  password: string,
  groups: Map<GroupName, number>,
): Promise<void> {
  const { db } = dependencies
  await addStatus(db, {
    name: 'external',
    label: { de: 'Extern', en: 'External' },
    allowsLogin: false,
    isFormer: false,
  })
  const institutionId = await ensureWord(
    db,
    'institution',
    'Institut für Ultrahochfeld-MRT',
    'Institute for Ultra-High-Field MRI',
  )
  for (const [n, person] of demoPeople.entries()) {
    const { username, firstName, lastName, title = '', role = 'member', status = 'active' } = person
    const facts = { username, email: `${username}@example.org`, firstName, lastName, title, role, status }
    const groupId = (person.group && groups.get(person.group)) ?? null
    const profile = { ...(await profileOf(dependencies, person, n)), groupId, institutionId }
    if (person.hasLogin) await seedUser(dependencies, { ...facts, password }, profile)
    else await seedPerson(dependencies, facts, profile)
  }
}

async function profileOf(dependencies: Seeding, person: DemoPerson, n: number): Promise<SeedProfile> {
  const { db } = dependencies
  const position = demoPositions[person.position]
  const lines = (both: Bilingual<string[]> | undefined) =>
    inBoth(language => both?.[language].join('\n') ?? '')
  const boardTerms = await Promise.all(
    (person.board ?? []).map(async ([role, from, to]) => ({
      boardRoleId: await ensureWord(db, 'boardRole', role),
      ...{ from, to },
    })),
  )
  return {
    ...{
      isProfessor: person.isProfessor ?? false,
      isAssociatedProfessor: person.isAssociatedProfessor ?? false,
    },
    pronoun: pronounOf(person),
    positionId: await ensureWord(db, 'position', position.de, position.en),
    imageId: await portraitOf(dependencies, n),
    hasImageConsent: true,
    ...{ interests: lines(person.interests), cv: lines(person.cv), boardTerms },
    aboutMe: inBoth(language => (person.about ? paragraphs(person.about[language]) : null)),
    ...{ phone: person.phone ?? '', room: person.room ?? '', sortPriority: person.sortPriority ?? 0 },
    ...{ isPhonePublic: person.phone !== undefined, isEmailPublic: person.sortPriority !== undefined },
    contacts: person.orcid
      ? [
          {
            serviceId: await ensureWord(db, 'service', 'ORCID'),
            icon: 'orcid',
            id: person.orcid,
            link: '',
            isExternal: true,
          },
        ]
      : [],
    isVisible: true,
  }
}

function pronounOf({ pronoun }: DemoPerson): Bilingual<string> {
  if (pronoun === 'she') return { de: 'sie/ihr', en: 'she/her' }
  return pronoun === 'he' ? { de: 'er/ihm', en: 'he/him' } : { de: '', en: '' }
}

async function portraitOf(dependencies: Seeding, n: number): Promise<number> {
  const portrait = portraits[n % portraits.length]
  if (!portrait) throw new Error('There is no portrait to show')
  const { file, alt, credit, focal, ground } = portrait
  const facts = { folder: 'demo/portraits', alt, credit, ...(focal && { focal }), ...(ground && { ground }) }
  return storeSeedPicture(dependencies, `server/seed/pictures/${file}`, facts)
}
