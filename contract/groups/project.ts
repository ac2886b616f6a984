import { z } from 'zod'
import { bilingual, key, line, lines, words } from '../fields.ts'
import { webAddress } from '../web-address.ts'

export const mostProjects = 30
const mostFunders = 6

/** A year, or a month of it: `2024`, `2024-10`. */
const time = key(7, 'validProjects').regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, { error: 'validProjects' })

/** A project of a group: its subject, funders and period. Without an end it is still running. */
export const project = z
  .strictObject({
    title: bilingual(line(200, 'validProjects')),
    text: bilingual(lines(1000, 'validProjects')),
    funders: z.array(words(100, 'validProjects').min(2, { error: 'validProjects' })).max(mostFunders),
    from: time.nullable(),
    to: time.nullable(),
    link: webAddress('validProjects'),
  })
  .superRefine(({ title, from, to }, context) => {
    if (title.de === '' && title.en === '')
      context.addIssue({ code: 'custom', path: ['title', 'de'], message: 'validProjects', input: title.de })
    if (isBackwards(from, to))
      context.addIssue({ code: 'custom', path: ['to'], message: 'endBeforeStart', input: to })
  })
export type Project = z.infer<typeof project>

export const projects = z.array(project).max(mostProjects, { error: 'validProjects' })

export const blankProject: Project = {
  ...{ title: { de: '', en: '' }, text: { de: '', en: '' }, funders: [] },
  ...{ from: null, to: null, link: '' },
}

// A year covers all its months, so only the common precision is compared.
function isBackwards(from: string | null, to: string | null): boolean {
  if (from === null || to === null) return false
  const length = Math.min(from.length, to.length)
  return to.slice(0, length) < from.slice(0, length)
}

/** Whether a project has ended by a month such as `2027-03`; the last month of its end still counts. */
export function hasEnded({ to }: Pick<Project, 'to'>, month: string): boolean {
  return to !== null && to < month.slice(0, to.length)
}

/** Sorts running projects before ended ones, and each by the latest start. */
export function projectsInOrder<P extends Pick<Project, 'from' | 'to'>>(
  all: readonly P[],
  month: string,
): P[] {
  return [...all].sort(
    (a, b) =>
      Number(hasEnded(a, month)) - Number(hasEnded(b, month)) || (b.from ?? '').localeCompare(a.from ?? ''),
  )
}
