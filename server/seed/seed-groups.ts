import { blankGroup, type GroupFields } from '#contract/groups/group.ts'
import { blankProject } from '#contract/groups/project.ts'
import { inBoth } from '#contract/language.ts'
import { paragraphs } from '#contract/richtext.ts'
import { storeSeedPicture } from '#server/files/files.ts'
import { groupKind } from '#server/groups/groups.ts'
import { idOf } from '#server/people/people.ts'
import { change, create } from '#server/platform/records/records.ts'
import { type DemoGroup, demoGroups, type GroupName } from './groups.ts'
import { banners } from './pictures/banners.ts'
import type { Seeding } from './seeding.ts'
import { translateTags } from './translate-tags.ts'

const highestPriority = 110 // of the first group; each further one stands ten below

/** Creates the demo's groups with their banners, before there are people who can belong to them. */
export async function seedGroups(dependencies: Seeding): Promise<Map<GroupName, number>> {
  const ids = new Map<GroupName, number>()
  for (const [n, group] of demoGroups.entries()) {
    const { id } = await create(groupKind, bySite(dependencies), await fieldsOf(dependencies, group, n))
    ids.set(group.key, id)
    await translateTags(dependencies, group.tags)
  }
  return ids
}

/** Sets the leader of each group and its members in addition to the people who have it as their own group. */
export async function seedLeaders(dependencies: Seeding, ids: Map<GroupName, number>): Promise<void> {
  const all = (usernames: readonly string[] = []) =>
    Promise.all(usernames.map(username => idOf(dependencies, username)))
  for (const { key, leader, members, alumni } of demoGroups)
    await change(groupKind, bySite(dependencies), {
      ...{ id: ids.get(key) ?? 0, version: 1 },
      leaderId: await idOf(dependencies, leader),
      memberIds: await all(members),
      alumniIds: await all(alumni),
    })
}

async function fieldsOf(dependencies: Seeding, group: DemoGroup, n: number): Promise<GroupFields> {
  const { key, name, keyword, subject, teaser, tags, email, phone = '', place, publications } = group
  const { file, ...facts } = banners[key]
  const imageId = await storeSeedPicture(dependencies, `server/seed/pictures/${file}`, {
    folder: 'demo/groups',
    ...facts,
  })
  const isOwn = n < 5
  return {
    ...blankGroup,
    ...{ name, keyword, subject, teaser, imageId, tags: tags.map(([de]) => de) },
    ...{ isPiGroup: isOwn, isAssociatedPiGroup: !isOwn },
    description: inBoth(language => paragraphs(...group.description[language])),
    projects: group.projects.map(({ to = null, ...project }) => ({ ...blankProject, ...project, to })),
    contact: { email, phone, place },
    publications: inBoth(language => (publications ? paragraphs(publications[language]) : null)),
    sortPriority: highestPriority - 10 * n,
    isVisible: true,
  }
}

function bySite({ db, clock }: Seeding) {
  return { db, clock, caller: null, requestId: 'seed' }
}
